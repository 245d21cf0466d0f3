import { text } from './postgres/ddl.ts'

const sqlite = `
alter table enquiries add column language text not null default '';
alter table profiles add column language text not null default '';
alter table accounts add column language text not null default '';
`

const postgres = `
alter table enquiries add column language ${text} default '';
alter table profiles add column language ${text} default '';
alter table accounts add column language ${text} default '';
`

/** The language that a visitor wrote in, or that staff chose for the back office; empty: the default language. */
export const chosenLanguages = { sqlite, postgres }
