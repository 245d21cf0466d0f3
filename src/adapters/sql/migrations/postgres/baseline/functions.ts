/**
 * Functions of SQLite that PostgreSQL lacks, so that both run the same statements; and the counters with their
 * triggers.
 */
export const functions = `
create function instr(whole text, part text) returns integer
  language sql immutable strict parallel safe
  as $$ select strpos(whole, part) $$;

-- Trash that was copied from SQLite may contain NUL characters, which PostgreSQL's JSON rejects.
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

-- Runs once per statement, not per row: repeated updates of one row in a transaction get slower each time.
create function count_rows() returns trigger language plpgsql as $$ begin
  update counters set total = total + case tg_op when 'INSERT' then 1 else -1 end * (select count(*) from changed)
    where name = tg_table_name::text and exists (select from changed);
  return null;
end $$;

create function count_statuses() returns trigger language plpgsql as $$ begin
  update counters set total = total + case tg_op when 'INSERT' then 1 else -1 end * found.count
    from (select status, count(*) from changed group by status) as found
    where name = tg_table_name::text || '.' || found.status;
  if tg_op = 'INSERT' then
    update counters
      set total = total + (select count(*) from changed where version = 1 and status <> 'spam')
      where name = tg_table_name::text || '.arrived';
  end if;
  return null;
end $$;

create function count_changed_statuses() returns trigger language plpgsql as $$ begin
  update counters set total = total + found.sum
    from (
      select status, sum(by) from (
        select status, 1 as by from changed union all select status, -1 from unchanged
      ) as each group by status having sum(by) <> 0
    ) as found
    where name = tg_table_name::text || '.' || found.status;
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
`
