import { text } from './words.ts'

/** The same as number 47 of SQLite. */
export const conditions = `
create table conditions (
  name text collate "C" primary key,
  since ${text},
  seen ${text}
);
`
