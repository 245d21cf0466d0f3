import { baselineContentTables } from './baseline/declarations.ts'

/** The texts of further languages with what they were made from, beside the fields that they translate. */
export const translations = `
${baselineContentTables.map(({ name }) => `alter table ${name} add column translations text not null default '{}';`).join('\n')}
alter table sliders add column translated_images text not null default '[]';
`
