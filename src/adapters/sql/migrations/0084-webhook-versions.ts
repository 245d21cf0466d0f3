/** Versions of webhooks, so that a save does not overwrite another. The same on both databases. */
export const webhookVersions = `
alter table webhooks add column version integer not null default 1;
`
