import { counted, kept, numbered, text } from './words.ts'

const inbox = (table: string, columns: ReadonlyArray<string>, field: string) => `
create table ${table} (${kept},
  ${columns.map((column) => `${column} ${text},`).join('\n  ')}
  first_name ${text},
  last_name ${text},
  email ${text},
  phone ${text},
  location ${text},
  message ${text},
  status ${text},
  note ${text},
  name_key ${text},
  folded ${text},
  reference ${text} default '',
  consent ${text} default '',
  spam_reasons ${text} default '[]',
  text_key ${text} default ''
);
create index ${table}_name on ${table} (name_key, id);
create index ${table}_unread on ${table} (id) where status = 'new';
create index ${table}_inbox on ${table} ((status = 'spam'), id, status, ${field}, location, created_at);
create index ${table}_of_person on ${table} (lower(trim(email)), (status = 'spam'), id);
create index ${table}_spam on ${table} (updated_at) where status = 'spam';
create index ${table}_text on ${table} (text_key, created_at) where text_key <> '';
${counted(table)}
insert into counters (name, total)
  select '${table}.' || part, 0 from unnest(array['new', 'read', 'answered', 'spam', 'arrived']) as part;

create trigger ${table}_arrived after insert on ${table}
  referencing new table as changed for each statement execute function count_statuses();
create trigger ${table}_left after delete on ${table}
  referencing old table as changed for each statement execute function count_statuses();
create trigger ${table}_handled after update on ${table}
  referencing old table as unchanged new table as changed for each statement
  execute function count_changed_statuses();
create trigger ${table}_notified_removed after delete on ${table}
  for each row execute function forget_notifications();
`

/** What visitors send, and the mails about it. */
export const mails = `
${inbox('enquiries', ['type', 'company'], 'type')}
${inbox('profiles', ['career_id', 'position', 'resume_name', 'resume_key'], 'position')}
create index profiles_received on profiles (created_at);
create index enquiries_counted on enquiries (created_at, status, location, type);

create table notifications (
  ${numbered},
  kind ${text},
  mail_id bigint not null,
  recipient ${text},
  visitor ${text},
  token ${text},
  state ${text},
  due_at ${text},
  tries integer not null,
  reason ${text},
  created_at ${text}
);
create index notifications_mail on notifications (kind, mail_id);
create index notifications_due on notifications (due_at, id) where state = 'waiting';
create index notifications_parked on notifications (id) where state = 'parked' and recipient = 'staff';
create index notifications_visitor on notifications (visitor, created_at) where recipient = 'visitor';
create index notifications_backlog on notifications (state, created_at) where state <> 'sent';

create table doubtful_resumes (
  key text collate "C" primary key,
  since ${text}
);
`
