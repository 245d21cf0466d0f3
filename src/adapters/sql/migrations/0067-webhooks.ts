/** Webhooks, and the outbox of their deliveries. */
export const webhooks = `
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
