import { numbered, stored, text } from './postgres/ddl.ts'

const sqlite = `
create table redirects (
  id integer primary key autoincrement,
  version integer not null,
  path_key text not null,
  query_key text not null,
  target text not null,
  status integer not null,
  note text not null,
  folded text not null,
  visited_at text not null default '',
  created_at text not null,
  updated_at text not null,
  unique (path_key, query_key)
) strict;

create table redirect_visits (
  redirect_id integer not null references redirects (id) on delete cascade,
  day text not null,
  total integer not null,
  primary key (redirect_id, day)
) strict, without rowid;

create table missing_paths (
  id integer primary key autoincrement,
  path text not null unique,
  total integer not null,
  first_at text not null,
  last_at text not null,
  referring_host text not null,
  ignored integer not null default 0
) strict;
create index missing_paths_total on missing_paths (total, id);
`

const postgres = `
create table redirects (
  ${stored},
  path_key ${text},
  query_key ${text},
  target ${text},
  status integer not null,
  note ${text},
  folded ${text},
  visited_at ${text} default '',
  unique (path_key, query_key)
);

create table redirect_visits (
  redirect_id bigint not null references redirects (id) on delete cascade,
  day ${text},
  total integer not null,
  primary key (redirect_id, day)
);

create table missing_paths (
  ${numbered},
  path ${text} unique,
  total integer not null,
  first_at ${text},
  last_at ${text},
  referring_host ${text},
  ignored integer not null default 0
);
create index missing_paths_total on missing_paths (total, id);
`

/** Old addresses with their visits, and paths that were not found. */
export const redirects = { sqlite, postgres }
