import { numbered, text } from './ddl.ts'

/** Webhooks, and the outbox of their deliveries. */
export const webhooksOnPostgres = `
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
