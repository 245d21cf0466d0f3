/** Links with which people without an account see the site as prepared. They end with their account. */
export const previewLinks = `
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
