/** The few drafts that failed or were discarded, among many that wait. The same on both databases. */
export const endedDrafts = `
create index drafts_ended on drafts (state, due_at, id) where state <> 'waiting';
`
