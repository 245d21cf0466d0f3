export const homePage = `
create table home_page (
  id integer primary key check (id = 1),
  version integer not null,
  created_at text not null,
  updated_at text not null,
  details text not null
) strict;
`
