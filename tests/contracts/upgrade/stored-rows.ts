const at = '2026-11-01T09:00:00.000Z'
const item = { version: 3, created_at: at, updated_at: at }
const sender = {
  first_name: 'Aisha',
  last_name: 'Al Khalifa',
  email: 'aisha@example.com',
  phone: '3310 1097',
  location: 'Bahrain',
  message: 'Please call me.',
  note: '',
  name_key: 'aisha al khalifa',
  folded: 'aisha al khalifa\n+97333101097',
  consent: '1',
  spam_reasons: '[]',
  text_key: 'a hash',
}
/** Two texts by the names that they had before translations. */
const formerDetails = JSON.stringify({
  site: { brandName: 'Sahilan', brandNameAr: 'ساحلان' },
  statement: 'We build.',
  statementAr: 'نبني',
})
const author = { author_id: '1', author: 'Noor' }

/** Rows of a database in use, by table; referenced tables come first. */
export const storedRows = {
  brands: [
    {
      ...item,
      position: 1,
      title: 'Gulf Foods',
      image: '/images/foods',
      sector: 'Food',
      title_key: 'gulf foods',
      sector_key: 'food',
      folded: 'gulf foods\nfood',
    },
  ],
  home_page: [{ ...item, id: 1, details: formerDetails }],
  pictures: [{ address: '/images/foods', recorded_at: at, has_avif: 1 }],
  page_views: [{ day: '2026-11-01', path: '/', views: 12 }],
  enquiries: [
    { ...item, ...sender, type: 'General', company: 'Pearl', status: 'new', reference: 'ABCD-2345' },
    { ...item, ...sender, version: 1, type: '', company: '', status: 'spam', reference: 'ABCD-2346' },
  ],
  profiles: [
    {
      ...item,
      ...sender,
      career_id: '1',
      position: 'Cook',
      resume_name: 'cv.pdf',
      resume_key: 'resumes/1.pdf',
      status: 'read',
      reference: 'ABCD-2347',
    },
  ],
  notifications: [
    {
      kind: 'enquiries',
      mail_id: 1,
      recipient: 'staff',
      visitor: '',
      token: 'a token',
      state: 'parked',
      due_at: at,
      tries: 4,
      reason: 'refused',
      created_at: at,
    },
  ],
  accounts: [
    {
      ...item,
      name: 'Noor',
      email: 'noor@example.com',
      role: 'Admin',
      password_hash: 'a hash',
      last_sign_in_at: at,
      name_key: 'noor',
      email_key: 'noor@example.com',
      folded: 'noor\nnoor@example.com',
      second_factor: 'abcdef',
      second_factor_step: 7,
      recovery_codes: '["a"]',
      device_key: 'a key',
    },
  ],
  sessions: [
    { token_hash: 'a hash', account_id: 1, opened_at: at, used_at: at, browser: 'Firefox', system: 'Linux' },
  ],
  trash: [
    {
      ...author,
      subject: 'brand',
      item_id: 9,
      title: 'Old',
      folded: 'old',
      deleted_at: at,
      item: '{"id":9}',
    },
  ],
  activities: [
    {
      ...author,
      at,
      kind: 'added',
      author_folded: 'noor',
      address: '127.0.0.1',
      subject: 'brand',
      item_id: '1',
      title: 'Gulf Foods',
      title_folded: 'gulf foods',
      version: 1,
      before: 'null',
      after: '{}',
    },
    {
      ...author,
      at,
      kind: 'updated',
      author_folded: 'noor',
      address: '127.0.0.1',
      subject: 'homePage',
      item_id: '1',
      title: '',
      title_folded: '',
      version: 2,
      before: formerDetails,
      after: formerDetails.replaceAll('نبني', 'نبحر'),
    },
  ],
  activity_pictures: [{ address: '/images/foods', activity_id: 1 }],
  saves: [{ subject: 'brand', total: 3 }],
  leases: [{ work: 'retention', holder: 'a process', until: at }],
} as const satisfies Rows

/** Rows by table; referenced tables come first. */
export type Rows = Readonly<Record<string, ReadonlyArray<Readonly<Record<string, string | number>>>>>

const literal = (value: string | number) =>
  typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`

/** The rows as a script of both databases. */
export const insertionOf = (rowsByTable: Rows): string =>
  Object.entries(rowsByTable)
    .flatMap(([table, rows]) =>
      rows.map(
        (row) =>
          `insert into ${table} (${Object.keys(row).join(', ')}) values (${Object.values(row).map(literal).join(', ')});`,
      ),
    )
    .join('\n')
