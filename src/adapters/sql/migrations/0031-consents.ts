/** The version of what stood under the form; nobody was told anything before. */
export const consents = `
alter table enquiries add column consent text not null default '';
alter table profiles add column consent text not null default '';
`
