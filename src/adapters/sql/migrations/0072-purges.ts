const sqlite = `
create table deliveries (
  id integer primary key autoincrement,
  webhook_id integer references webhooks (id) on delete cascade,
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
insert into deliveries select * from webhook_deliveries;
drop table webhook_deliveries;
alter table deliveries rename to webhook_deliveries;
create index webhook_deliveries_due on webhook_deliveries (state, due_at);
`

const postgres = `
alter table webhook_deliveries alter column webhook_id drop not null;
`

/** A delivery without a webhook purges pages from a CDN. */
export const purges = { sqlite, postgres }
