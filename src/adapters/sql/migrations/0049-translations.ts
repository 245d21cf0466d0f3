import { baselineContentTables } from './baseline/declarations.ts'
import { text } from './postgres/ddl.ts'

const sqlite = `
${baselineContentTables.map(({ name }) => `alter table ${name} add column translations text not null default '{}';`).join('\n')}
alter table sliders add column translated_images text not null default '[]';
`

const postgres = `
${baselineContentTables.map(({ name }) => `alter table ${name} add column translations ${text} default '{}';`).join('\n')}
alter table sliders add column translated_images ${text} default '[]';
`

/** The texts of further languages with what they were made from, beside the fields that they translate. */
export const translations = { sqlite, postgres }
