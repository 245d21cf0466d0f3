import { counted, kept, text } from './words.ts'

interface Table {
  readonly name: string
  readonly columns: ReadonlyArray<string>
  /** Fields that are sorted by. */
  readonly keys: ReadonlyArray<string>
  readonly isOrdered: boolean
}

const tables: ReadonlyArray<Table> = [
  { name: 'brands', columns: ['title', 'image', 'sector'], keys: ['title', 'sector'], isOrdered: true },
  { name: 'sliders', columns: ['title', 'image', 'description'], keys: ['title'], isOrdered: true },
  {
    name: 'history_slides',
    columns: ['title', 'image', 'colour', 'year', 'description'],
    keys: ['title', 'year'],
    isOrdered: true,
  },
  { name: 'news_articles', columns: ['title', 'image', 'description'], keys: ['title'], isOrdered: false },
  {
    name: 'team_members',
    columns: ['name', 'designation', 'image', 'description'],
    keys: ['name', 'designation'],
    isOrdered: true,
  },
  { name: 'portfolio_items', columns: ['title', 'images'], keys: ['title'], isOrdered: true },
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
    keys: ['title', 'company', 'location', 'closing_date'],
    isOrdered: false,
  },
]

const made = ({ name, columns, keys, isOrdered }: Table) => `
create table ${name} (${kept},
  ${isOrdered ? 'position integer not null,' : ''}
  ${[...columns, ...keys.map((key) => `${key}_key`), 'folded'].map((column) => `${column} ${text}`).join(',\n  ')}
);
${isOrdered ? `create index ${name}_position on ${name} (position, id);` : ''}
${keys.map((key) => `create index ${name}_${key} on ${name} (${key}_key, id);`).join('\n')}
${columns.includes('image') ? `create index ${name}_image on ${name} (image);` : ''}
${counted(name)}`

/** The contents, the home page and the pictures of both. */
export const contents = `
${tables.map(made).join('')}
create index history_slides_year_position on history_slides (year_key, position, id);

create table home_page (
  id integer primary key check (id = 1),
  version integer not null,
  created_at ${text},
  updated_at ${text},
  details ${text}
);

create table pictures (
  address text collate "C" primary key,
  recorded_at ${text},
  has_avif integer not null default 0
);
create index pictures_recorded on pictures (recorded_at);
create index pictures_without_avif on pictures (recorded_at, address) where has_avif = 0;

create table page_views (
  day ${text},
  path ${text},
  views bigint not null,
  primary key (day, path)
);
`
