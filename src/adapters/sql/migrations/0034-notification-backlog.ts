/** Those that are not sent are counted without a look at the others. */
export const notificationBacklog = `
create index notifications_backlog on notifications (state, created_at) where state <> 'sent';
`
