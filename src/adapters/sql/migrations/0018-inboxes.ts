/**
 * How the inboxes are narrowed: one index has all that is asked of a mail, in the order of the list, so that only mails that
 * match are looked up. Counters of each status say how many there are, and one how many have ever come, spam aside: what comes
 * back from the trash has a later version, and has come before.
 */
const inbox = (table: string, field: string) => `
create index ${table}_inbox on ${table} ((status = 'spam'), id, status, ${field}, location, created_at);
create index ${table}_of_person on ${table} (lower(trim(email)), (status = 'spam'), id);

insert into counters (name, total)
  select '${table}.' || column1, (select count(*) from ${table} where status = column1)
  from (values ('new'), ('read'), ('answered'), ('spam'));
insert into counters (name, total)
  select '${table}.arrived', count(*) from ${table} where status <> 'spam';

create trigger ${table}_arrived after insert on ${table} begin
  update counters set total = total + 1 where name = '${table}.' || new.status;
  update counters set total = total + 1 where new.version = 1 and new.status <> 'spam' and name = '${table}.arrived';
end;

create trigger ${table}_left after delete on ${table} begin
  update counters set total = total - 1 where name = '${table}.' || old.status;
end;

create trigger ${table}_handled after update of status on ${table} when old.status <> new.status begin
  update counters set total = total - 1 where name = '${table}.' || old.status;
  update counters set total = total + 1 where name = '${table}.' || new.status;
end;
`

export const inboxes = inbox('enquiries', 'type') + inbox('profiles', 'position')
