import { text } from './postgres/ddl.ts'

const sqlite = `
alter table enquiries add column brand_id text not null default '';
alter table enquiries add column brand text not null default '';
alter table enquiries add column subject text not null default '';
`

const postgres = `
alter table enquiries add column brand_id ${text} default '';
alter table enquiries add column brand ${text} default '';
alter table enquiries add column subject ${text} default '';
`

/** What an enquiry is about: a brand, with its title of that time, and a subject; empty if it names none. */
export const enquiryTopics = { sqlite, postgres }
