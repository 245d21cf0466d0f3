import { mailIndexes, mailTables } from './declarations.ts'
import { searchable, stored, texts } from './ddl.ts'

/**
 * The index `…_inbox` has every column that an inbox is filtered by, in the order of the list. The counters give the
 * number of mails in each status, and how many were ever received without spam: a mail restored from the trash has a
 * later version and is not counted again. `text_key` is a hash of the message; empty if the message is too short to
 * be distinctive.
 */
const mailTable = ({ name, columns, filtered }: (typeof mailTables)[number]) => `
create table ${name} (${stored},
  ${texts([...columns, 'status', 'note', 'name_key', 'folded'])},
  reference text not null default '',
  consent text not null default '',
  spam_reasons text not null default '[]',
  text_key text not null default ''
) strict;
${mailIndexes({ name, filtered })}
${searchable(name)}
insert into counters (name, total)
  select '${name}.' || column1, 0 from (values ('new'), ('read'), ('answered'), ('spam'), ('arrived'));

create trigger ${name}_arrived after insert on ${name} begin
  update counters set total = total + 1 where name = '${name}.' || new.status;
  update counters set total = total + 1 where new.version = 1 and new.status <> 'spam' and name = '${name}.arrived';
end;

create trigger ${name}_left after delete on ${name} begin
  update counters set total = total - 1 where name = '${name}.' || old.status;
end;

create trigger ${name}_handled after update of status on ${name} when old.status <> new.status begin
  update counters set total = total - 1 where name = '${name}.' || old.status;
  update counters set total = total + 1 where name = '${name}.' || new.status;
end;

create trigger ${name}_notified_removed after delete on ${name} begin
  delete from notifications where kind = '${name}' and mail_id = old.id;
end;
`

/**
 * Received mails, their notifications, and orphaned résumés. `due_at` of a notification that is being sent ends its
 * lease.
 */
export const mails = `
${mailTables.map(mailTable).join('')}
create index profiles_received on profiles (created_at);
create index enquiries_counted on enquiries (created_at, status, location, type);

create table notifications (
  id integer primary key autoincrement,
  kind text not null,
  mail_id integer not null,
  recipient text not null,
  visitor text not null,
  token text not null,
  state text not null,
  due_at text not null,
  tries integer not null,
  reason text not null,
  created_at text not null
) strict;
create index notifications_mail on notifications (kind, mail_id);
create index notifications_due on notifications (due_at, id) where state = 'waiting';
create index notifications_parked on notifications (id) where state = 'parked' and recipient = 'staff';
create index notifications_visitor on notifications (visitor, created_at) where recipient = 'visitor';
create index notifications_backlog on notifications (state, created_at) where state <> 'sent';

create table doubtful_resumes (
  key text primary key,
  since text not null
) strict, without rowid;
`
