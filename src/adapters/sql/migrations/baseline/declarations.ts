interface ContentTable {
  readonly name: string
  readonly columns: ReadonlyArray<string>
  /** Columns that lists sort by; each has a second column, `…_key`, with its sort key. */
  readonly sorted: ReadonlyArray<string>
  /** What the list is ordered by: newest first, by hand, or by a column and then by hand. */
  readonly order: 'newest' | 'position' | { readonly by: string }
}

/** The tables of the content types, on both databases. */
export const baselineContentTables: ReadonlyArray<ContentTable> = [
  { name: 'brands', columns: ['title', 'image', 'sector'], sorted: ['title', 'sector'], order: 'position' },
  { name: 'sliders', columns: ['title', 'image', 'description'], sorted: ['title'], order: 'position' },
  {
    name: 'history_slides',
    columns: ['title', 'image', 'colour', 'year', 'description'],
    sorted: ['title', 'year'],
    order: { by: 'year' },
  },
  {
    name: 'news_articles',
    columns: ['title', 'image', 'description'],
    sorted: ['title'],
    order: 'newest',
  },
  {
    name: 'team_members',
    columns: ['name', 'designation', 'image', 'description'],
    sorted: ['name', 'designation'],
    order: 'position',
  },
  { name: 'portfolio_items', columns: ['title', 'images'], sorted: ['title'], order: 'position' },
  {
    name: 'careers',
    columns: [
      'title',
      'company',
      'department',
      'location',
      'employment_type',
      'experience',
      'closing_date',
      'description',
    ],
    sorted: ['title', 'company', 'location', 'closing_date'],
    order: 'newest',
  },
]

interface MailTable {
  readonly name: string
  readonly columns: ReadonlyArray<string>
  /** The column that only this kind of mail can be filtered by. */
  readonly filtered: string
}

/** The tables of received mails, on both databases. */
export const mailTables: ReadonlyArray<MailTable> = [
  {
    name: 'enquiries',
    columns: ['first_name', 'last_name', 'email', 'phone', 'location', 'type', 'company', 'message'],
    filtered: 'type',
  },
  {
    name: 'profiles',
    columns: [
      'first_name',
      'last_name',
      'email',
      'phone',
      'location',
      'career_id',
      'position',
      'message',
      'resume_name',
      'resume_key',
    ],
    filtered: 'position',
  },
]

/** The indexes of a table of received mails, on both databases. */
export const mailIndexes = ({
  name,
  filtered,
}: Pick<MailTable, 'name' | 'filtered'>) => `create index ${name}_name on ${name} (name_key, id);
create index ${name}_unread on ${name} (id) where status = 'new';
create index ${name}_inbox on ${name} ((status = 'spam'), id, status, ${filtered}, location, created_at);
create index ${name}_of_person on ${name} (lower(trim(email)), (status = 'spam'), id);
create index ${name}_spam on ${name} (updated_at) where status = 'spam';
create index ${name}_text on ${name} (text_key, created_at) where text_key <> '';`
