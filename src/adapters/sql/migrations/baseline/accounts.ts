import { searchable, stored } from './ddl.ts'

/**
 * Accounts with their sessions. `second_factor` is the secret in hexadecimal, empty if there is none;
 * `second_factor_offered` is one that no code has confirmed yet. `device_key` recognises devices that have signed in
 * before.
 */
export const accounts = `
create table accounts (${stored},
  name text not null,
  email text not null,
  role text not null,
  password_hash text not null,
  last_sign_in_at text not null,
  name_key text not null,
  email_key text not null,
  folded text not null,
  second_factor text not null default '',
  second_factor_offered text not null default '',
  second_factor_step integer not null default 0,
  recovery_codes text not null default '[]',
  device_key text not null default ''
) strict;
create index accounts_name on accounts (name_key, id);
create unique index accounts_email on accounts (email_key);
create index accounts_role on accounts (role, id);
create index accounts_signed_in on accounts (last_sign_in_at, id);
${searchable('accounts')}
create trigger accounts_reset_done after update of password_hash, email_key on accounts
when old.password_hash <> new.password_hash or old.email_key <> new.email_key begin
  delete from password_resets where account_id = old.id;
end;

create table second_factor_roles (
  role text primary key
) strict, without rowid;

create table sessions (
  session_id integer primary key autoincrement,
  token_hash text not null unique,
  account_id integer not null references accounts (id) on delete cascade,
  opened_at text not null,
  used_at text not null,
  browser text not null,
  system text not null
) strict;
create index sessions_account on sessions (account_id);
create index sessions_opened on sessions (opened_at);

create table password_resets (
  token_hash text primary key,
  account_id integer not null references accounts (id) on delete cascade,
  until text not null
) strict, without rowid;
create index password_resets_account on password_resets (account_id);
create index password_resets_until on password_resets (until);

create table sign_in_tries (
  id integer primary key autoincrement,
  subject text not null,
  tried_at text not null
) strict;
create index sign_in_tries_subject on sign_in_tries (subject, tried_at);
create index sign_in_tries_tried on sign_in_tries (tried_at);
`
