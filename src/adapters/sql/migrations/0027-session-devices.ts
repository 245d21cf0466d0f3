/** A session has a number by which its person can end it, and says from what it was opened. */
export const sessionDevices = `
create table sessions_with_devices (
  session_id integer primary key autoincrement,
  token_hash text not null unique,
  account_id integer not null references accounts (id) on delete cascade,
  opened_at text not null,
  used_at text not null,
  browser text not null,
  system text not null
) strict;

insert into sessions_with_devices (token_hash, account_id, opened_at, used_at, browser, system)
select token_hash, account_id, opened_at, used_at, '', '' from sessions order by opened_at;

drop table sessions;
alter table sessions_with_devices rename to sessions;

create index sessions_account on sessions (account_id);
create index sessions_opened on sessions (opened_at);
`
