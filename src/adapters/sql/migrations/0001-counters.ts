/** How many rows a table has, kept by its triggers: counting them at each list would slow down as they grow. */
export const counters = `
create table counters (
  name text primary key,
  total integer not null
) strict, without rowid;
`
