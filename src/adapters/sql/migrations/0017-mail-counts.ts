export const mailCounts = `
create index enquiries_counted on enquiries (created_at, status, location, type);
create index enquiries_unread on enquiries (id) where status = 'new';
create index profiles_unread on profiles (id) where status = 'new';
`
