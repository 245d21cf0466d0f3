import { text } from './ddl.ts'

/** What items on the site link to, filled by `repairUses`, and the results of asking other sites. */
export const linksOnPostgres = `
create table links (
  subject ${text},
  item_id bigint not null,
  field ${text},
  target ${text},
  primary key (subject, item_id, field, target)
);
create index links_target on links (target);

create table outside_links (
  target ${text} primary key,
  asked_at ${text},
  result ${text},
  failures integer not null,
  failing_since ${text}
);
`
