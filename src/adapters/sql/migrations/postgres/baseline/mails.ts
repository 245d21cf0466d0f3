import { mailIndexes, mailTables } from '../../baseline/declarations.ts'
import { searchable, stored, numbered, text } from '../ddl.ts'

const mailTable = ({ name, columns, filtered }: (typeof mailTables)[number]) => `
create table ${name} (${stored},
  ${columns.map((column) => `${column} ${text},`).join('\n  ')}
  status ${text},
  note ${text},
  name_key ${text},
  folded ${text},
  reference ${text} default '',
  consent ${text} default '',
  spam_reasons ${text} default '[]',
  text_key ${text} default ''
);
${mailIndexes({ name, filtered })}
${searchable(name)}
insert into counters (name, total)
  select '${name}.' || part, 0 from unnest(array['new', 'read', 'answered', 'spam', 'arrived']) as part;

create trigger ${name}_arrived after insert on ${name}
  referencing new table as changed for each statement execute function count_statuses();
create trigger ${name}_left after delete on ${name}
  referencing old table as changed for each statement execute function count_statuses();
create trigger ${name}_handled after update on ${name}
  referencing old table as unchanged new table as changed for each statement
  execute function count_changed_statuses();
create trigger ${name}_notified_removed after delete on ${name}
  for each row execute function forget_notifications();
`

/** Received mails, their notifications, and orphaned résumés. */
export const mails = `
${mailTables.map(mailTable).join('')}
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
