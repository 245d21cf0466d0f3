import { baselineContentTables } from '../baseline/declarations.ts'
import { text } from './ddl.ts'

/** The texts of further languages with what they were made from, beside the fields that they translate. */
export const translationsOnPostgres = `
${baselineContentTables.map(({ name }) => `alter table ${name} add column translations ${text} default '{}';`).join('\n')}
alter table sliders add column translated_images ${text} default '[]';
`
