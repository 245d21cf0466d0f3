/** Since when something holds, and when it was last seen to. */
export const conditions = `
create table conditions (
  name text primary key,
  since text not null,
  seen text not null
) strict, without rowid;
`
