import { numbered, text } from './postgres/ddl.ts'

const sqlite = `
create table passkeys (
  id integer primary key autoincrement,
  account_id integer not null references accounts (id) on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  counter integer not null,
  name text not null,
  created_at text not null,
  used_at text not null
) strict;
create index passkeys_account on passkeys (account_id);

create table passkey_challenges (
  challenge_hash text primary key,
  account_id integer references accounts (id) on delete cascade,
  begun_at text not null
) strict;

alter table sessions add column by_passkey integer not null default 0;
`

const postgres = `
create table passkeys (
  ${numbered},
  account_id bigint not null references accounts (id) on delete cascade,
  credential_id ${text} unique,
  public_key ${text},
  counter bigint not null,
  name ${text},
  created_at ${text},
  used_at ${text}
);
create index passkeys_account on passkeys (account_id);

create table passkey_challenges (
  challenge_hash ${text} primary key,
  account_id bigint references accounts (id) on delete cascade,
  begun_at ${text}
);

alter table sessions add column by_passkey integer not null default 0;
`

/** Passkeys, the challenges that devices have not signed yet, and sessions that a passkey has proven. */
export const passkeys = { sqlite, postgres }
