import { baselineContentTables } from '../../baseline/declarations.ts'
import { searchable, stored, text } from '../ddl.ts'

const contentTable = ({ name, columns, sorted, order }: (typeof baselineContentTables)[number]) => `
create table ${name} (${stored},
  ${order === 'newest' ? '' : 'position integer not null,'}
  ${[...columns, ...sorted.map((column) => `${column}_key`), 'folded'].map((column) => `${column} ${text}`).join(',\n  ')}
);
${order === 'newest' ? '' : `create index ${name}_position on ${name} (position, id);`}
${typeof order === 'string' ? '' : `create index ${name}_${order.by}_position on ${name} (${order.by}_key, position, id);`}
${sorted.map((column) => `create index ${name}_${column} on ${name} (${column}_key, id);`).join('\n')}
${columns.includes('image') ? `create index ${name}_image on ${name} (image);` : ''}
${searchable(name)}`

/** The content types, the home page and the pictures of both. */
export const content = `
${baselineContentTables.map(contentTable).join('')}
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
