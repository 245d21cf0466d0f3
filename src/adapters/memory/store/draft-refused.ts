import { DraftRefused } from '#ports/failures.ts'

/** The refusal of a draft by the sentences of its fields. */
export const draftRefused = (fields: Readonly<Record<string, string>>): DraftRefused =>
  new DraftRefused({ message: 'Some fields need another look', answered: true, fields })
