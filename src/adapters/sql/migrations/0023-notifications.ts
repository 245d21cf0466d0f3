/** `due_at` of one that is being sent is the end of its lease. */
export const notifications = `
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

create trigger enquiries_notified_removed after delete on enquiries begin
  delete from notifications where kind = 'enquiries' and mail_id = old.id;
end;

create trigger profiles_notified_removed after delete on profiles begin
  delete from notifications where kind = 'profiles' and mail_id = old.id;
end;
`
