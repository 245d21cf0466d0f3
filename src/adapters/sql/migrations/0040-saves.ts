/** How often each subject was saved: processes that show it compare. */
export const saves = `
create table saves (
  subject text primary key,
  total integer not null
) strict, without rowid;
`
