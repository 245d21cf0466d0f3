/** @typedef {import('./names.mjs').Names} Names */

/** @param {ReadonlyArray<string>} names */
const listed = (names) => names.map((name) => `'${name}'`).join(', ')

/** @param {ReadonlyArray<{ name: string }>} fields */
const namesIn = (fields) => listed(fields.map(({ name }) => name))

/** @param {Names} names */
const declaration = ({ name, one, many, fields, title, pictures, searched }) => `
import { fields } from '../wording/en/content/fields.ts'
import { defineContentType } from './content-type.ts'
import { ${[...new Set(fields.map(({ kind }) => kind))].toSorted().join(', ')} } from './fields/field.ts'

const labels = fields.${name}

export const ${name} = defineContentType({
  name: '${name}',
  fields: {
${fields.map((field) => `    ${field.name}: ${field.kind}(labels.${field.name}${field === title ? ', { required: true }' : ''}),`).join('\n')}
  },
  pictures: [${namesIn(pictures)}],
  translated: [${namesIn(searched)}],
  listing: { order: 'manual', sortable: ['${title.name}'], searched: [${namesIn(searched)}] },
  editors: ['CXTeam'],
  nouns: { one: '${one}', many: '${many}' },
})
`

const formFields = { line: 'LineField', text: 'TextField', picture: 'PictureField' }

/** @param {Names} names */
const listConfig = ({ name, screen, fields, title, lines, pictures }) => {
  const shown = lines.filter((field) => field !== title)
  const columns = [
    ...(pictures.length > 0 ? ['pictureColumn'] : []),
    'titleColumn',
    ...(shown.length > 0 ? ['detailColumn'] : []),
  ]
  return `
import { ${columns.toSorted().join(', ')} } from '../../list/columns/columns.tsx'
import type { ListConfig } from '../../content/list-config.ts'

export const ${name}ListConfig: ListConfig<'${name}'> = {
  nameOf: ({ ${title.name} }) => ${title.name},
  columns: ({ labels${pictures.length > 0 ? ', list' : ''} }) => [
${pictures
  .slice(0, 1)
  .map((picture) => `    pictureColumn(list.image, ({ ${picture.name} }) => ${picture.name}),`)
  .join('')}
    titleColumn('Edit${screen}/{id}', '${title.name}', labels.${title.name}),
${shown.map((field) => `    detailColumn('${field.name}', labels.${field.name}),`).join('\n')}
  ],
  blank: { ${fields.map((field) => `${field.name}: ''`).join(', ')} },
}
`
}

/** @param {Names} names */
const formConfig = ({ name, screen, fields, title }) => {
  const used = [...new Set(fields.map(({ kind }) => kind))]
  return `
import { useFieldWords } from '#ui/words/content/use-field-words.ts'
import type { FormConfig } from '../../content/form-config.ts'
${used.map((kind) => `import { ${formFields[kind]} } from '../../editor/fields/${kind === 'picture' ? 'pictures/' : ''}${kind}-field.tsx'`).join('\n')}

export const ${name}FormConfig: FormConfig<'${name}'> = {
  Form: function ${screen}Form({ field }) {
    const labels = useFieldWords().${name}
    return (
      <>
${fields.map((field) => `        <${formFields[field.kind]} label={labels.${field.name}} field={field('${field.name}')}${field === title || field.kind === 'picture' ? '' : ' optional'} />`).join('\n')}
      </>
    )
  },
  Preview: ({ values }) => <p>{values.${title.name}}</p>,
}
`
}

/** @param {Names} names */
const migration = ({ manyName, table, fields, title, pictures }) => {
  const columns = [...fields.map(({ column }) => column), `${title.column}_key`, 'folded']
  const indexes = `create index ${table}_position on ${table} (position, id);
create index ${table}_${title.column} on ${table} (${title.column}_key, id);
${pictures.map(({ column }) => `create index ${table}_${column} on ${table} (${column});`).join('\n')}`
  return `
import { searchable, stored, texts } from './baseline/ddl.ts'
import * as onPostgres from './postgres/ddl.ts'

const sqlite = \`
create table ${table} (\${stored},
  position integer not null,
  \${texts([${listed(columns)}])},
  translations text not null default '{}'${pictures.length > 0 ? ",\n  translated_images text not null default '[]'" : ''}
) strict;
${indexes}
\${searchable('${table}')}\`

const postgres = \`
create table ${table} (\${onPostgres.stored},
  position integer not null,
  ${columns.map((column) => `${column} \${onPostgres.text}`).join(',\n  ')},
  translations \${onPostgres.text} default '{}'${pictures.length > 0 ? ",\n  translated_images ${onPostgres.text} default '[]'" : ''}
);
${indexes}
\${onPostgres.searchable('${table}')}\`

export const ${manyName} = { sqlite, postgres }
`
}

/** The files of a new content type. @param {Names} names @param {string} number Of its migration. @returns {Record<string, string>} */
export const filesOf = (names, number) => ({
  [`src/domain/content/${names.file}.ts`]: declaration(names),
  [`src/ui/admin/content-types/lists/${names.file}-list-config.ts`]: listConfig(names),
  [`src/ui/admin/content-types/forms/${names.file}-form-config.tsx`]: formConfig(names),
  [`src/adapters/sql/migrations/${number}-${names.table.replaceAll('_', '-')}.ts`]: migration(names),
})
