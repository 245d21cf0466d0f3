import { text } from './words.ts'

/** What SQLite has and PostgreSQL calls otherwise, so that statements are the same; and the counters with what keeps them. */
export const functions = `
create function instr(whole text, part text) returns integer
  language sql immutable strict parallel safe
  as $$ select strpos(whole, part) $$;

-- What was deleted before it was copied here may hold a NUL, which PostgreSQL's JSON does not.
create function json_part(document text, name text) returns text
  language sql immutable strict parallel safe
  as $$ select replace(document, '\\u0000', '\\ufffd')::json ->> name $$;

create operator ->> (leftarg = text, rightarg = text, function = json_part);
create operator -> (leftarg = text, rightarg = text, function = json_part);

create function json_each(document text) returns table (value text)
  language sql immutable strict parallel safe
  as $$ select json_array_elements_text(document::json) $$;

create table counters (
  name text collate "C" primary key,
  total integer not null
);

create function count_rows() returns trigger language plpgsql as $$ begin
  update counters set total = total + case tg_op when 'INSERT' then 1 else -1 end
    where name = tg_table_name::text;
  return null;
end $$;

create function count_statuses() returns trigger language plpgsql as $$ begin
  if tg_op <> 'INSERT' then
    update counters set total = total - 1 where name = tg_table_name::text || '.' || old.status;
  end if;
  if tg_op <> 'DELETE' then
    update counters set total = total + 1 where name = tg_table_name::text || '.' || new.status;
  end if;
  if tg_op = 'INSERT' and new.version = 1 and new.status <> 'spam' then
    update counters set total = total + 1 where name = tg_table_name::text || '.arrived';
  end if;
  return null;
end $$;

create function forget_notifications() returns trigger language plpgsql as $$ begin
  delete from notifications where kind = tg_table_name::text and mail_id = old.id;
  return null;
end $$;

create function forget_resets() returns trigger language plpgsql as $$ begin
  delete from password_resets where account_id = old.id;
  return null;
end $$;

create table answered_calls (
  call ${text},
  key ${text},
  answer ${text},
  answered_at ${text},
  primary key (call, key)
);
create index answered_calls_answered on answered_calls (answered_at);
`
