import { text } from './postgres/ddl.ts'

const sqlite = `
create table links (
  subject text not null,
  item_id integer not null,
  field text not null,
  target text not null,
  primary key (subject, item_id, field, target)
) strict, without rowid;
create index links_target on links (target);

create table outside_links (
  target text primary key,
  asked_at text not null,
  result text not null,
  failures integer not null,
  failing_since text not null
) strict, without rowid;
`

const postgres = `
create table links (
  subject ${text},
  item_id bigint not null,
  field ${text},
  target ${text},
  primary key (subject, item_id, field, target)
);
create index links_target on links (target);

create table outside_links (
  target ${text} primary key,
  asked_at ${text},
  result ${text},
  failures integer not null,
  failing_since ${text}
);
`

/** What items on the site link to, filled by `repairUses`, and the results of asking other sites. */
export const links = { sqlite, postgres }
