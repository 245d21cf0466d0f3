/** Old addresses with their visits, and paths that were not found. */
export const redirects = `
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
