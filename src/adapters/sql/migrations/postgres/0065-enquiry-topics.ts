import { text } from './ddl.ts'

/** What an enquiry is about: a brand, with its title of that time, and a subject; empty if it names none. */
export const enquiryTopicsOnPostgres = `
alter table enquiries add column brand_id ${text} default '';
alter table enquiries add column brand ${text} default '';
alter table enquiries add column subject ${text} default '';
`
