export const accounts = `
create table accounts (
  id integer primary key autoincrement,
  version integer not null,
  created_at text not null,
  updated_at text not null,
  name text not null,
  email text not null,
  role text not null,
  password_hash text not null,
  last_sign_in_at text not null,
  name_key text not null,
  email_key text not null,
  folded text not null
) strict;

create index accounts_name on accounts (name_key, id);
create unique index accounts_email on accounts (email_key);
create index accounts_role on accounts (role, id);
create index accounts_signed_in on accounts (last_sign_in_at, id);

create virtual table accounts_search using fts5 (
  folded, content='accounts', content_rowid='id', columnsize=0, tokenize='trigram case_sensitive 1'
);

create trigger accounts_added after insert on accounts begin
  update counters set total = total + 1 where name = 'accounts';
  insert into accounts_search (rowid, folded) values (new.id, new.folded);
end;

create trigger accounts_removed after delete on accounts begin
  update counters set total = total - 1 where name = 'accounts';
  insert into accounts_search (accounts_search, rowid, folded) values ('delete', old.id, old.folded);
end;

create trigger accounts_refolded after update of folded on accounts when old.folded <> new.folded begin
  insert into accounts_search (accounts_search, rowid, folded) values ('delete', old.id, old.folded);
  insert into accounts_search (rowid, folded) values (new.id, new.folded);
end;

insert into counters (name, total) values ('accounts', 0);

create table sessions (
  token_hash text primary key,
  account_id integer not null references accounts (id) on delete cascade,
  opened_at text not null,
  used_at text not null
) strict, without rowid;

create index sessions_account on sessions (account_id);
create index sessions_opened on sessions (opened_at);

create table sign_in_tries (
  id integer primary key autoincrement,
  subject text not null,
  tried_at text not null
) strict;

create index sign_in_tries_subject on sign_in_tries (subject, tried_at);
create index sign_in_tries_tried on sign_in_tries (tried_at);
`
