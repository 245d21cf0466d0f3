export const pageViews = `
create table page_views (
  day text not null,
  path text not null,
  views integer not null,
  primary key (day, path)
) strict, without rowid;
`
