import { numbered, text } from './ddl.ts'

/** Links with which people without an account see the site as prepared. They end with their account. */
export const previewLinksOnPostgres = `
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
