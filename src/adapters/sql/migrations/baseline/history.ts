/** The trash, with deleted rows as JSON, and the audit trail. Activities without a subject are about access. */
export const history = `
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

create table activities (
  id integer primary key autoincrement,
  at text not null,
  kind text not null,
  author_id text not null,
  author text not null,
  author_folded text not null,
  address text not null,
  subject text not null,
  item_id text not null,
  title text not null,
  title_folded text not null,
  version integer not null,
  before text not null,
  after text not null
) strict;
create index activities_item on activities (subject, item_id, id);
create index activities_kind on activities (kind, id);
create index activities_changed on activities (at) where subject <> '';
create index activities_access on activities (at) where subject = '';

create table activity_pictures (
  address text not null,
  activity_id integer not null references activities (id) on delete cascade,
  primary key (address, activity_id)
) strict, without rowid;
create index activity_pictures_activity on activity_pictures (activity_id);
`
