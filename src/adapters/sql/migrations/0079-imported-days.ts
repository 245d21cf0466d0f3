import { text } from './postgres/ddl.ts'

/** When the item of an imported draft was made; empty if publishing makes it. */
const importedDaysOf = (type: string) => `alter table drafts add column item_created_at ${type} default '';`

export const importedDays = importedDaysOf('text not null')

export const importedDaysOnPostgres = importedDaysOf(text)
