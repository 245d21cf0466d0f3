import { text } from './postgres/ddl.ts'

const sqlite = `
alter table team_members add column body text not null default '';
alter table team_members add column board text not null default '';
create trigger team_members_body after update of description on team_members
  when new.body <> '' and new.body = old.body and new.description <> old.description
begin
  update team_members set body = '' where id = new.id;
end;
`

/**
 * The formatted text of a person's own page, and the group of the team. A program that knows no formatted text and
 * writes another description empties it.
 */
const postgres = `
alter table team_members add column body ${text} default '';
alter table team_members add column board ${text} default '';
create trigger team_members_body before update of description on team_members for each row
  when (new.body <> '' and new.body = old.body and new.description <> old.description)
  execute function empty_body();
`

/**
 * The formatted text of a person's own page, and the group of the team. Both are empty in what was stored before; a
 * program that knows no formatted text and writes another description empties it.
 */
export const people = { sqlite, postgres }
