/** Revoked tokens and preview links, which no clock makes valid again. The same on both databases. */
export const revoked = `
alter table api_tokens add column revoked integer not null default 0;
alter table preview_links add column revoked integer not null default 0;
`
