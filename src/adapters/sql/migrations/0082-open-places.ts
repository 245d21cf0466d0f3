const openPlaces = (table: string, own: string) => `
create index ${table}_open_located on ${table} (location, id, status, ${own}, created_at) where status in ('new', 'read');
`

/** Open mails of one place are found without reading those of all others. The same on both databases. */
export const openMailsOfPlaces =
  openPlaces('enquiries', 'type, brand_id, subject') + openPlaces('profiles', 'position')
