import { numbered, text } from './ddl.ts'

/** Access of other programs to the API. Tokens end with the account that made them. */
export const apiTokensOnPostgres = `
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
