import { text } from './ddl.ts'

/**
 * The formatted text of a person's own page, and the group of the team. A program that knows no formatted text and
 * writes another description empties it.
 */
export const peopleOnPostgres = `
alter table team_members add column body ${text} default '';
alter table team_members add column board ${text} default '';
create trigger team_members_body before update of description on team_members for each row
  when (new.body <> '' and new.body = old.body and new.description <> old.description)
  execute function empty_body();
`
