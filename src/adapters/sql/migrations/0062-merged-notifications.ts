/** The merged enquiry that a notification came with; the same on both databases. */
export const mergedNotifications = `
alter table notifications add column merged_id integer not null default 0;
`
