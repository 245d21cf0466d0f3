import { text } from './postgres/ddl.ts'

const sqlite = `
alter table accounts add column issuer text not null default '';
alter table accounts add column issuer_subject text not null default '';
create unique index accounts_provided on accounts (issuer, issuer_subject) where issuer <> '';

create table provider_sign_ins (
  token_hash text primary key,
  return_to text not null,
  account_id integer references accounts (id) on delete cascade,
  begun_at text not null
) strict;
`

const postgres = `
alter table accounts add column issuer ${text} default '';
alter table accounts add column issuer_subject ${text} default '';
create unique index accounts_provided on accounts (issuer, issuer_subject) where issuer <> '';

create table provider_sign_ins (
  token_hash ${text} primary key,
  return_to ${text},
  account_id bigint references accounts (id) on delete cascade,
  begun_at ${text}
);
`

/** Accounts of the provider, which have no password, and sign-ins that are at the provider. */
export const singleSignOn = { sqlite, postgres }
