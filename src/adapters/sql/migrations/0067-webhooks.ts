import { numbered, text } from './postgres/ddl.ts'

const sqlite = `
create table webhooks (
  id integer primary key autoincrement,
  name text not null,
  address text not null,
  events text not null,
  is_on integer not null,
  off_because text not null default '',
  failing_since text not null default '',
  secret text not null,
  former_secret text not null default '',
  former_until text not null default '',
  created_at text not null
) strict;

create table webhook_deliveries (
  id integer primary key autoincrement,
  webhook_id integer not null references webhooks (id) on delete cascade,
  event text not null,
  token text not null,
  body text not null,
  state text not null,
  due_at text not null,
  leased_until text not null default '',
  tries integer not null default 0,
  result text not null default '',
  duration integer not null default 0,
  created_at text not null,
  unique (webhook_id, token)
) strict;
create index webhook_deliveries_due on webhook_deliveries (state, due_at);
`

const postgres = `
create table webhooks (
  ${numbered},
  name ${text},
  address ${text},
  events ${text},
  is_on integer not null,
  off_because ${text} default '',
  failing_since ${text} default '',
  secret ${text},
  former_secret ${text} default '',
  former_until ${text} default '',
  created_at ${text}
);

create table webhook_deliveries (
  ${numbered},
  webhook_id bigint not null references webhooks (id) on delete cascade,
  event ${text},
  token ${text},
  body ${text},
  state ${text},
  due_at ${text},
  leased_until ${text} default '',
  tries integer not null default 0,
  result ${text} default '',
  duration integer not null default 0,
  created_at ${text},
  unique (webhook_id, token)
);
create index webhook_deliveries_due on webhook_deliveries (state, due_at);
`

/** Webhooks, and the outbox of their deliveries. */
export const webhooks = { sqlite, postgres }
