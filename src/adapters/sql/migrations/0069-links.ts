/** What items on the site link to, filled by `repairUses`, and the results of asking other sites. */
export const links = `
create table links (
  subject text not null,
  item_id integer not null,
  field text not null,
  target text not null,
  primary key (subject, item_id, field, target)
) strict, without rowid;
create index links_target on links (target);

create table outside_links (
  target text primary key,
  asked_at text not null,
  result text not null,
  failures integer not null,
  failing_since text not null
) strict, without rowid;
`
