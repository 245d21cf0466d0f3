import { numbered, stored, text } from './postgres/ddl.ts'

const ofMail = (table: string) => `
alter table ${table} add column answered_at text not null default '';
alter table ${table} add column last_at text not null default '';
create index ${table}_last on ${table} (last_at) where last_at <> '';

create trigger ${table}_thread_removed after delete on ${table} begin
  delete from mail_messages where kind = '${table}' and mail_id = old.id;
  delete from mail_writing where kind = '${table}' and mail_id = old.id;
end;
`

const sqlite = `
create table mail_messages (
  id integer primary key autoincrement,
  kind text not null,
  mail_id integer not null,
  merged_id integer not null default 0,
  direction text not null,
  account_id integer not null,
  author text not null,
  text text not null,
  language text not null,
  spam_reasons text not null,
  at text not null,
  token text not null
) strict;
create index mail_messages_mail on mail_messages (kind, mail_id, id);

create table mail_codes (
  code_hash text primary key,
  kind text not null,
  mail_id integer not null,
  merged_id integer not null default 0,
  created_at text not null
) strict, without rowid;
create index mail_codes_mail on mail_codes (kind, mail_id, created_at);

create table merged_enquiries (
  id integer primary key,
  into_id integer not null,
  item text not null,
  at text not null,
  author_id text not null,
  author text not null
) strict;
create index merged_enquiries_into on merged_enquiries (into_id);

create table mail_writing (
  kind text not null,
  mail_id integer not null,
  account_id integer not null,
  until text not null,
  primary key (kind, mail_id, account_id)
) strict, without rowid;

create table reply_templates (
  id integer primary key autoincrement,
  version integer not null,
  created_at text not null,
  updated_at text not null,
  name text not null,
  offered_for text not null,
  texts text not null
) strict;

alter table notifications add column message_id integer not null default 0;
alter table notifications add column secret text not null default '';
${['enquiries', 'profiles'].map(ofMail).join('')}
create trigger enquiries_merged_removed after delete on enquiries begin
  delete from merged_enquiries where into_id = old.id;
end;
`

const ofMailOnPostgres = (table: string) => `
alter table ${table} add column answered_at ${text} default '';
alter table ${table} add column last_at ${text} default '';
create index ${table}_last on ${table} (last_at) where last_at <> '';

create trigger ${table}_thread_removed after delete on ${table}
  for each row execute function forget_thread();
`

/** Answers, replies and notes of each mail, codes of its receipt page, merged enquiries, and templates. */
const postgres = `
create table mail_messages (
  ${numbered},
  kind ${text},
  mail_id bigint not null,
  merged_id bigint not null default 0,
  direction ${text},
  account_id bigint not null,
  author ${text},
  text ${text},
  language ${text},
  spam_reasons ${text},
  at ${text},
  token ${text}
);
create index mail_messages_mail on mail_messages (kind, mail_id, id);

create table mail_codes (
  code_hash text collate "C" primary key,
  kind ${text},
  mail_id bigint not null,
  merged_id bigint not null default 0,
  created_at ${text}
);
create index mail_codes_mail on mail_codes (kind, mail_id, created_at);

create table merged_enquiries (
  id bigint primary key,
  into_id bigint not null,
  item ${text},
  at ${text},
  author_id ${text},
  author ${text}
);
create index merged_enquiries_into on merged_enquiries (into_id);

create table mail_writing (
  kind ${text},
  mail_id bigint not null,
  account_id bigint not null,
  until ${text},
  primary key (kind, mail_id, account_id)
);

create table reply_templates (${stored},
  name ${text},
  offered_for ${text},
  texts ${text}
);

alter table notifications add column message_id bigint not null default 0;
alter table notifications add column secret ${text} default '';

create function forget_thread() returns trigger language plpgsql as $$ begin
  delete from mail_messages where kind = tg_table_name::text and mail_id = old.id;
  delete from mail_writing where kind = tg_table_name::text and mail_id = old.id;
  if tg_table_name = 'enquiries' then delete from merged_enquiries where into_id = old.id; end if;
  return null;
end $$;
${['enquiries', 'profiles'].map(ofMailOnPostgres).join('')}`

/**
 * Answers, replies and notes of each mail, the codes that open its receipt page, enquiries that were merged into others,
 * and templates. Codes outlive the trash; the rest goes with the mail. `secret` is the code in a mail that waits.
 */
export const threads = { sqlite, postgres }
