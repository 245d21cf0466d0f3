/** Deleted rows, whole, as JSON: no list has to pass over them. */
export const trash = `
create table trash (
  id integer primary key autoincrement,
  subject text not null,
  item_id integer not null,
  title text not null,
  folded text not null,
  deleted_at text not null,
  author_id text not null,
  author text not null,
  item text not null,
  unique (subject, item_id)
) strict;

create index trash_deleted on trash (deleted_at);
`
