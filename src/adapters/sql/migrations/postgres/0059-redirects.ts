import { numbered, stored, text } from './ddl.ts'

/** Old addresses with their visits, and paths that were not found. */
export const redirectsOnPostgres = `
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
