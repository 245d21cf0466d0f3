import { numbered, text } from './postgres/ddl.ts'

const sqlite = `
create table api_tokens (
  id integer primary key autoincrement,
  secret_hash text not null unique,
  account_id integer not null references accounts (id) on delete cascade,
  name text not null,
  begins text not null,
  scopes text not null,
  until text not null,
  used_at text not null,
  created_at text not null
) strict;
create index api_tokens_account on api_tokens (account_id);
`

const postgres = `
create table api_tokens (
  ${numbered},
  secret_hash ${text} unique,
  account_id bigint not null references accounts (id) on delete cascade,
  name ${text},
  begins ${text},
  scopes ${text},
  until ${text},
  used_at ${text},
  created_at ${text}
);
create index api_tokens_account on api_tokens (account_id);
`

/** Access of other programs to the API. Tokens end with the account that made them. */
export const apiTokens = { sqlite, postgres }
