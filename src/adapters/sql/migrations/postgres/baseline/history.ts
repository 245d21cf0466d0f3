import { numbered, text } from '../ddl.ts'

/** The trash and the audit trail. */
export const history = `
create table trash (
  ${numbered},
  subject ${text},
  item_id bigint not null,
  title ${text},
  folded ${text},
  deleted_at ${text},
  author_id ${text},
  author ${text},
  item ${text},
  unique (subject, item_id)
);
create index trash_deleted on trash (deleted_at);

create table activities (
  ${numbered},
  at ${text},
  kind ${text},
  author_id ${text},
  author ${text},
  author_folded ${text},
  address ${text},
  subject ${text},
  item_id ${text},
  title ${text},
  title_folded ${text},
  version integer not null,
  before ${text},
  after ${text}
);
create index activities_item on activities (subject, item_id, id);
create index activities_kind on activities (kind, id);
create index activities_changed on activities (at) where subject <> '';
create index activities_access on activities (at) where subject = '';

create table activity_pictures (
  address ${text},
  activity_id bigint not null references activities (id) on delete cascade,
  primary key (address, activity_id)
);
create index activity_pictures_activity on activity_pictures (activity_id);
`
