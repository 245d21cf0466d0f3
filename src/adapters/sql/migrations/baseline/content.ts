import { baselineContentTables } from './declarations.ts'
import { searchable, stored, texts } from './ddl.ts'

type ContentTable = (typeof baselineContentTables)[number]

const orderIndexes = ({ name, order }: ContentTable) => {
  if (order === 'newest') return ''
  if (order === 'position') return `create index ${name}_position on ${name} (position, id);`
  return `
create index ${name}_${order.by}_position on ${name} (${order.by}_key, position, id);
create index ${name}_position on ${name} (position);`
}

const contentTable = (table: ContentTable) => {
  const { name, columns, sorted, order } = table
  return `
create table ${name} (${stored},
  ${order === 'newest' ? '' : 'position integer not null,'}
  ${texts([...columns, ...sorted.map((column) => `${column}_key`), 'folded'])}
) strict;
${orderIndexes(table)}
${sorted.map((column) => `create index ${name}_${column} on ${name} (${column}_key, id);`).join('\n')}
${columns.includes('image') ? `create index ${name}_image on ${name} (image);` : ''}
${searchable(name)}`
}

/** The content types, the home page and the pictures of both. */
export const content = `
${baselineContentTables.map(contentTable).join('')}

create table home_page (
  id integer primary key check (id = 1),
  version integer not null,
  created_at text not null,
  updated_at text not null,
  details text not null
) strict;

create table pictures (
  address text primary key,
  recorded_at text not null,
  has_avif integer not null default 0
) strict, without rowid;
create index pictures_recorded on pictures (recorded_at);
create index pictures_without_avif on pictures (recorded_at, address) where has_avif = 0;

create table page_views (
  day text not null,
  path text not null,
  views integer not null,
  primary key (day, path)
) strict, without rowid;
`
