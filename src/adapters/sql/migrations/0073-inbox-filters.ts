interface Inbox {
  readonly table: string
  /** Columns that only this kind of mail can be filtered by. */
  readonly own: ReadonlyArray<string>
}

const inboxes: ReadonlyArray<Inbox> = [
  { table: 'enquiries', own: ['type', 'brand_id', 'subject'] },
  { table: 'profiles', own: ['position'] },
]

const ofInbox = ({ table, own: [first = '', ...more] }: Inbox) => `
create index ${table}_open on ${table} (${['id', 'status', 'location', first, ...more, 'created_at'].join(', ')})
  where status in ('new', 'read');
create index ${table}_located on ${table} (location, id, status, ${first}, created_at);
drop index ${table}_figures;
create index ${table}_figures on ${table} (created_at, first_answer_minutes, location, owner_id, status, ${first});
`

const about = (column: string, other: string) => `
create index enquiries_${column} on enquiries (${column}, id, status, type, location, created_at, ${other})
  where ${column} <> '';
`

/**
 * Filters that match few of many mails have indexes of their own, in the order of the list: counting by `…_inbox` would
 * read nearly all of it. Figures are read from their index alone. The same on both databases.
 */
export const inboxFilters = [
  ...inboxes.map(ofInbox),
  about('brand_id', 'subject'),
  about('subject', 'brand_id'),
].join('')
