import { numbered, text } from './postgres/ddl.ts'

/** The roles that may handle mails; a test compares them with the permission. */
export const mailRoles = `'Admin', 'Hr'`

const tagsOf = (table: string) => `
  insert into mail_tags (kind, folded, mail_id, name)
    select '${table}', value ->> 'folded', new.id, value ->> 'name' from json_each(new.tags);`

const forgetTags = (table: string) => `
  delete from mail_tags where kind = '${table}' and mail_id = old.id;`

const ofMail = (table: string) => `
alter table ${table} add column owner_id integer not null default 0;
alter table ${table} add column waiting_since text not null default '';
alter table ${table} add column due_at text not null default '';
alter table ${table} add column due_for integer not null default 0;
alter table ${table} add column first_answer_minutes integer;
alter table ${table} add column tags text not null default '[]';
create index ${table}_due on ${table} (due_at, id) where due_at <> '';
create index ${table}_owned on ${table} (owner_id, id) where status in ('new', 'read');
create index ${table}_figures on ${table} (created_at, first_answer_minutes, location, owner_id);
create index ${table}_clocked on ${table} (due_for, id) where waiting_since <> '' and status in ('new', 'read');

create trigger ${table}_tagged after insert on ${table} when new.tags <> '[]' begin${tagsOf(table)}
end;
create trigger ${table}_retagged after update of tags on ${table} when old.tags <> new.tags begin${forgetTags(table)}${tagsOf(table)}
end;
create trigger ${table}_untagged after delete on ${table} when old.tags <> '[]' begin${forgetTags(table)}
end;

create trigger ${table}_unowned after insert on ${table}
when new.owner_id <> 0 and not exists (
  select 1 from accounts where id = new.owner_id and role in (${mailRoles})
) begin
  update ${table} set owner_id = 0 where id = new.id;
end;
`

const tables = ['enquiries', 'profiles']

const disown = tables
  .map(
    (table) => `
  update ${table} set owner_id = 0 where owner_id = old.id;`,
  )
  .join('')

const sqlite = `
create table desk (
  id integer primary key,
  version integer not null,
  settings text not null
) strict;

create table mail_tags (
  kind text not null,
  folded text not null,
  mail_id integer not null,
  name text not null,
  primary key (kind, folded, mail_id)
) strict, without rowid;
create index mail_tags_mail on mail_tags (kind, mail_id);

create table saved_views (
  id integer primary key autoincrement,
  kind text not null,
  name text not null,
  address text not null,
  account_id integer not null,
  shared integer not null
) strict;
create index saved_views_account on saved_views (account_id);
${tables.map(ofMail).join('')}
create trigger accounts_disowned after delete on accounts begin${disown}
  delete from saved_views where account_id = old.id and shared = 0;
end;
create trigger accounts_relieved after update of role on accounts
when old.role <> new.role and new.role not in (${mailRoles}) begin${disown}
end;

alter table notifications add column dedup_key text not null default '';
create unique index notifications_dedup on notifications (dedup_key) where dedup_key <> '';
alter table accounts add column digest integer not null default 1;
alter table accounts add column reply_mails integer not null default 1;
`

const ofMailOnPostgres = (table: string) => `
alter table ${table} add column owner_id bigint not null default 0;
alter table ${table} add column waiting_since ${text} default '';
alter table ${table} add column due_at ${text} default '';
alter table ${table} add column due_for integer not null default 0;
alter table ${table} add column first_answer_minutes integer;
alter table ${table} add column tags ${text} default '[]';
create index ${table}_due on ${table} (due_at, id) where due_at <> '';
create index ${table}_owned on ${table} (owner_id, id) where status in ('new', 'read');
create index ${table}_figures on ${table} (created_at, first_answer_minutes, location, owner_id);
create index ${table}_clocked on ${table} (due_for, id) where waiting_since <> '' and status in ('new', 'read');

create trigger ${table}_tagged after insert on ${table}
  for each row when (new.tags <> '[]') execute function store_tags();
create trigger ${table}_retagged after update of tags on ${table}
  for each row when (old.tags <> new.tags) execute function store_tags();
create trigger ${table}_untagged after delete on ${table}
  for each row when (old.tags <> '[]') execute function store_tags();
create trigger ${table}_unowned before insert on ${table}
  for each row when (new.owner_id <> 0) execute function check_owner();
`

/** Who looks after a mail, by when it should be answered, and its tags. */
const postgres = `
create table desk (
  id integer primary key,
  version integer not null,
  settings ${text}
);

create table mail_tags (
  kind ${text},
  folded ${text},
  mail_id bigint not null,
  name ${text},
  primary key (kind, folded, mail_id)
);
create index mail_tags_mail on mail_tags (kind, mail_id);

create table saved_views (
  ${numbered},
  kind ${text},
  name ${text},
  address ${text},
  account_id bigint not null,
  shared integer not null
);
create index saved_views_account on saved_views (account_id);

create function store_tags() returns trigger language plpgsql as $tags$ begin
  if tg_op <> 'INSERT' then
    delete from mail_tags where kind = tg_table_name::text and mail_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into mail_tags (kind, folded, mail_id, name)
      select tg_table_name::text, value ->> 'folded', new.id, value ->> 'name' from json_each(new.tags);
  end if;
  return null;
end $tags$;

create function check_owner() returns trigger language plpgsql as $owner$ begin
  if not exists (select from accounts where id = new.owner_id and role in (${mailRoles})) then
    new.owner_id := 0;
  end if;
  return new;
end $owner$;

create function disown_mails() returns trigger language plpgsql as $disown$ begin
  update enquiries set owner_id = 0 where owner_id = old.id;
  update profiles set owner_id = 0 where owner_id = old.id;
  if tg_op = 'DELETE' then delete from saved_views where account_id = old.id and shared = 0; end if;
  return null;
end $disown$;
${['enquiries', 'profiles'].map(ofMailOnPostgres).join('')}
create trigger accounts_disowned after delete on accounts for each row execute function disown_mails();
create trigger accounts_relieved after update of role on accounts
  for each row when (old.role <> new.role and new.role not in (${mailRoles})) execute function disown_mails();

alter table notifications add column dedup_key ${text} default '';
create unique index notifications_dedup on notifications (dedup_key) where dedup_key <> '';
alter table accounts add column digest integer not null default 1;
alter table accounts add column reply_mails integer not null default 1;
`

/**
 * Who looks after a mail, by when it should be answered, and its tags. `due_for` is the version of the desk that
 * `due_at` was computed with. `mail_tags` is filled from the mails.
 */
export const desk = { sqlite, postgres }
