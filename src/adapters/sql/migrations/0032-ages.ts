/** How mails are found whose time is over. */
export const ages = `
create index profiles_received on profiles (created_at);
create index enquiries_spam on enquiries (updated_at) where status = 'spam';
create index profiles_spam on profiles (updated_at) where status = 'spam';
`
