import { readdirSync } from 'node:fs'

const numbers = readdirSync('src/adapters/sql/migrations')
  .filter((name) => name.endsWith('.ts'))
  .map((name) => Number.parseInt(name, 10))
const next = String(Math.max(...numbers) + 1).padStart(4, '0')
const migration = `migrations/${next}-awards.ts`
const onPostgres = `migrations/postgres/${next}-awards.ts`

/** Awards, a content that the product does not have: the files of it, and its row in each table. */
export const files = {
  'src/domain/content/award.ts': `
import { defineContentType } from './content-type.ts'
import { line, picture } from './field.ts'

export const award = defineContentType({
  name: 'award',
  fields: { title: line('Title', { required: true }), image: picture('Image'), giver: line('Giver') },
  pictures: ['image'],
  listing: { order: 'position', sortable: ['title'], searched: ['title', 'giver'] },
  editors: ['CXTeam'],
  nouns: { one: 'award', many: 'awards' },
})
`,
  [`src/adapters/sql/${migration}`]: `
export const awards = \`
create table awards (
  id integer primary key autoincrement,
  version integer not null,
  created_at text not null,
  updated_at text not null,
  position integer not null,
  title text not null,
  image text not null,
  giver text not null,
  title_key text not null,
  folded text not null
) strict;

create index awards_position on awards (position, id);
create index awards_title on awards (title_key, id);
create index awards_image on awards (image);

create virtual table awards_search using fts5 (
  folded, content='awards', content_rowid='id', columnsize=0, tokenize='trigram case_sensitive 1'
);

create trigger awards_added after insert on awards begin
  update counters set total = total + 1 where name = 'awards';
  insert into awards_search (rowid, folded) values (new.id, new.folded);
end;

create trigger awards_removed after delete on awards begin
  update counters set total = total - 1 where name = 'awards';
  insert into awards_search (awards_search, rowid, folded) values ('delete', old.id, old.folded);
end;

create trigger awards_refolded after update of folded on awards when old.folded <> new.folded begin
  insert into awards_search (awards_search, rowid, folded) values ('delete', old.id, old.folded);
  insert into awards_search (rowid, folded) values (new.id, new.folded);
end;

insert into counters (name, total) values ('awards', 0);
\`
`,
  [`src/adapters/sql/${onPostgres}`]: `
import { counted, kept, text } from './words.ts'

export const awardsOnPostgres = \`
create table awards (\${kept},
  position integer not null,
  title \${text},
  image \${text},
  giver \${text},
  title_key \${text},
  folded \${text}
);
create index awards_position on awards (position, id);
create index awards_title on awards (title_key, id);
create index awards_image on awards (image);
\${counted('awards')}\`
`,
  'src/ui/admin/content-types/award-admin-config.tsx': `
import { detailColumn, pictureColumn, titleColumn } from '../list/columns.tsx'
import type { AdminConfig } from '../content/admin-config.ts'
import { LineField } from '../editor/fields/line-field.tsx'
import { PictureField } from '../editor/fields/picture-field.tsx'

export const awardAdminConfig: AdminConfig<'award'> = {
  nameOf: (award) => award.title,
  columns: [
    pictureColumn((award) => award.image),
    titleColumn('EditAward/{id}', 'title', 'Title'),
    detailColumn('giver', 'Giver'),
  ],
  blank: { title: '', image: '', giver: '' },
  Form: ({ field }) => (
    <>
      <LineField label="Title" field={field('title')} />
      <PictureField label="Image" field={field('image')} />
      <LineField label="Giver" field={field('giver')} optional />
    </>
  ),
  Preview: ({ values }) => <p>{values.title}</p>,
}
`,
}

/** A place in a file, and what is written before it. */
export type Row = readonly [file: string, place: string, row: string]

/** What makes it one of the contents: from here on the compiler asks for the rest. */
export const declared: ReadonlyArray<Row> = [
  [
    'src/domain/content/content-types.ts',
    "import { brand } from './brand.ts'",
    "import { award } from './award.ts'",
  ],
  ['src/domain/content/content-types.ts', '  brand,', '  award,'],
]

export const rows: ReadonlyArray<Row> = [
  [
    'src/domain/access/screens.ts',
    "  OurBrands: 'brand.edit',",
    "  AwardList: 'award.edit',\n  AddAward: 'award.edit',\n  'EditAward/{id}': 'award.edit',",
  ],
  [
    'src/domain/wording/catalogue.ts',
    "  brand: likeBrands('brand', 'our brands'),",
    "  award: likeBrands('award', 'awards'),",
  ],
  [
    'src/domain/wording/catalogue.ts',
    "  brand: 'Deleted brand successfully',",
    "  award: 'Deleted award successfully',",
  ],
  [
    'src/adapters/http/endpoints.ts',
    '  brand: {',
    `  award: {
    list: '/Award_list',
    get: '/Award/{id}',
    add: '/Award_add',
    update: '/Award_update/{id}',
    remove: '/Award_del/{id}',
    order: '/Award_order',
    answers: 'results',
    one: 'alone',
    wire: { title: 'Tittle', image: 'Image', giver: 'giver' },
  },`,
  ],
  [
    'src/adapters/sql/rows/tables.ts',
    "  brand: { table: 'brands', columns: { title: 'title', image: 'image', sector: 'sector' } },",
    "  award: { table: 'awards', columns: { title: 'title', image: 'image', giver: 'giver' } },",
  ],
  [
    'src/adapters/sql/client/migrate.ts',
    "import { StoreUnusable } from './store-unusable.ts'",
    `import { awards } from '../${migration}'\nimport { awardsOnPostgres } from '../${onPostgres}'`,
  ],
  ['src/adapters/sql/client/migrate.ts', '}\n\nconst postgresScripts', `  '${next}_awards': awards,`],
  [
    'src/adapters/sql/client/migrate.ts',
    "}\n\nconst table = 'migrations'",
    `  '${next}_awards': awardsOnPostgres,`,
  ],
  ['src/adapters/sql/copy/stored-tables.ts', "  brands: ['id'],", "  awards: ['id'],"],
  ['src/server/demo/contents.ts', '  brand: [', '  award: [],'],
  [
    'src/ui/admin/navigation/sections.ts',
    '  slider: {',
    `  award: {
    subject: 'award',
    label: 'Awards',
    group: 'Website',
    icon: 'award',
    screens: ['AwardList', 'AddAward', 'EditAward/{id}'],
    one: 'award',
    many: 'awards',
    add: 'Add award',
    order: 'As on the site',
    ordered: 'in the order of the site',
    searched: 'title or giver',
    empty: 'Awards you add here appear on the site.',
  },`,
  ],
  [
    'src/ui/admin/screens/screens-of-content.tsx',
    "import { brandAdminConfig } from '../content-types/brand-admin-config.tsx'",
    "import { awardAdminConfig } from '../content-types/award-admin-config.tsx'",
  ],
  [
    'src/ui/admin/screens/screens-of-content.tsx',
    "  brand: screens('brand', brandAdminConfig),",
    "  award: screens('award', awardAdminConfig),",
  ],
]
