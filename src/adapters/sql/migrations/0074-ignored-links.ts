/** Dead links to other sites that staff ignore. The same on both databases. */
export const ignoredLinks = `
alter table outside_links add column ignored integer not null default 0;
`
