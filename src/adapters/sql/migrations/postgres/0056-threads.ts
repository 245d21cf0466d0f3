import { numbered, stored, text } from './ddl.ts'

const ofMail = (table: string) => `
alter table ${table} add column answered_at ${text} default '';
alter table ${table} add column last_at ${text} default '';
create index ${table}_last on ${table} (last_at) where last_at <> '';

create trigger ${table}_thread_removed after delete on ${table}
  for each row execute function forget_thread();
`

/** Answers, replies and notes of each mail, codes of its receipt page, merged enquiries, and templates. */
export const threadsOnPostgres = `
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
${['enquiries', 'profiles'].map(ofMail).join('')}`
