import { numbered, text } from './postgres/ddl.ts'

const sqlite = `
create table drafts (
  id integer primary key autoincrement,
  version integer not null,
  created_at text not null,
  updated_at text not null,
  subject text not null,
  item_id integer not null,
  action text not null,
  base text not null,
  fields text not null,
  pictures text not null,
  place text not null,
  due_at text not null,
  reverts_id integer not null,
  release text not null,
  state text not null,
  reason text not null,
  is_aside integer not null default 0,
  author_id text not null,
  author text not null,
  title text not null,
  folded text not null
) strict;
create index drafts_due on drafts (due_at, id) where due_at <> '' and state = 'waiting' and is_aside = 0;
create unique index drafts_one on drafts (subject, item_id)
  where due_at = '' and item_id <> 0 and state <> 'discarded' and reverts_id = 0;
create index drafts_item on drafts (subject, item_id, due_at);
create index drafts_listed on drafts (due_at, id);
create index drafts_back on drafts (reverts_id) where reverts_id <> 0;

create table unpublished (
  id integer primary key autoincrement,
  subject text not null,
  item_id integer not null,
  title text not null,
  folded text not null,
  pictures text not null,
  place integer not null,
  unpublished_at text not null,
  author_id text not null,
  author text not null,
  item text not null,
  unique (subject, item_id)
) strict;

alter table trash add column was_live integer not null default 1;
`

/** What staff prepare: drafts and scheduled changes, and the items that are off the site. */
const postgres = `
create table drafts (
  ${numbered},
  version integer not null,
  created_at ${text},
  updated_at ${text},
  subject ${text},
  item_id bigint not null,
  action ${text},
  base ${text},
  fields ${text},
  pictures ${text},
  place ${text},
  due_at ${text},
  reverts_id bigint not null,
  release ${text},
  state ${text},
  reason ${text},
  is_aside integer not null default 0,
  author_id ${text},
  author ${text},
  title ${text},
  folded ${text}
);
create index drafts_due on drafts (due_at, id) where due_at <> '' and state = 'waiting' and is_aside = 0;
create unique index drafts_one on drafts (subject, item_id)
  where due_at = '' and item_id <> 0 and state <> 'discarded' and reverts_id = 0;
create index drafts_item on drafts (subject, item_id, due_at);
create index drafts_listed on drafts (due_at, id);
create index drafts_back on drafts (reverts_id) where reverts_id <> 0;

create table unpublished (
  ${numbered},
  subject ${text},
  item_id bigint not null,
  title ${text},
  folded ${text},
  pictures ${text},
  place integer not null,
  unpublished_at ${text},
  author_id ${text},
  author ${text},
  item ${text},
  unique (subject, item_id)
);

alter table trash add column was_live integer not null default 1;
`

/**
 * What staff prepare: drafts and scheduled changes, and the items that are off the site. `item_id` of a new item is 0.
 * `is_aside` hides the drafts of an item that is in the trash. The trash also keeps what was off the site before.
 */
export const drafts = { sqlite, postgres }
