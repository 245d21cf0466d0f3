/** What was received before has none. Answers of before lack it too, and are forgotten. */
export const references = `
alter table enquiries add column reference text not null default '';
alter table profiles add column reference text not null default '';
delete from answered_calls where call in ('enquiry.send', 'profile.send');
`
