import { text } from './ddl.ts'

/** The language that a visitor wrote in, or that staff chose for the back office; empty: the default language. */
export const chosenLanguagesOnPostgres = `
alter table enquiries add column language ${text} default '';
alter table profiles add column language ${text} default '';
alter table accounts add column language ${text} default '';
`
