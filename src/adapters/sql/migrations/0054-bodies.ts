import { text } from './postgres/ddl.ts'

const sqlite = ['news_articles', 'careers']
  .map(
    (table) => `
alter table ${table} add column body text not null default '';
create trigger ${table}_body after update of description on ${table}
  when new.body <> '' and new.body = old.body and new.description <> old.description
begin
  update ${table} set body = '' where id = new.id;
end;
`,
  )
  .join('')

const postgres = `
create function empty_body() returns trigger language plpgsql as $$ begin
  new.body := '';
  return new;
end $$;
${['news_articles', 'careers']
  .map(
    (table) => `
alter table ${table} add column body ${text} default '';
create trigger ${table}_body before update of description on ${table} for each row
  when (new.body <> '' and new.body = old.body and new.description <> old.description)
  execute function empty_body();
`,
  )
  .join('')}`

/**
 * Formatted texts as JSON; empty if there is none. A program that knows no body and writes another description empties
 * it.
 */
export const bodies = { sqlite, postgres }
