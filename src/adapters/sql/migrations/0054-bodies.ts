/**
 * Formatted texts as JSON; empty if there is none. A program that knows no body and writes another description empties
 * it.
 */
export const bodies = ['news_articles', 'careers']
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
