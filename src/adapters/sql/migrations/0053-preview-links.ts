import { numbered, text } from './postgres/ddl.ts'

const sqlite = `
create table preview_links (
  id integer primary key autoincrement,
  secret_hash text not null unique,
  account_id integer not null references accounts (id) on delete cascade,
  label text not null,
  scope text not null,
  moment text not null,
  until text not null,
  opened_at text not null,
  created_at text not null
) strict;
create index preview_links_account on preview_links (account_id, until);
create index preview_links_until on preview_links (until);
`

const postgres = `
create table preview_links (
  ${numbered},
  secret_hash ${text} unique,
  account_id bigint not null references accounts (id) on delete cascade,
  label ${text},
  scope ${text},
  moment ${text},
  until ${text},
  opened_at ${text},
  created_at ${text}
);
create index preview_links_account on preview_links (account_id, until);
create index preview_links_until on preview_links (until);
`

/** Links with which people without an account see the site as prepared. They end with their account. */
export const previewLinks = { sqlite, postgres }
