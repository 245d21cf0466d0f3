/** Which process does what is done by one at a time. */
export const leases = `
create table leases (
  work text primary key,
  holder text not null,
  until text not null
) strict, without rowid;
`
