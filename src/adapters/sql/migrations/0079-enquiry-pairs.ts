/**
 * Enquiries about a company and a subject are counted without reading all about the company. `…_figures` has all columns
 * of `enquiries_counted`, and counters give the number of unread mails. The same on both databases.
 */
export const enquiryPairs = `
create index enquiries_pair on enquiries (brand_id, subject, id, status, type, location, created_at)
  where brand_id <> '' and subject <> '';
drop index enquiries_counted;
drop index enquiries_unread;
drop index profiles_unread;
`
