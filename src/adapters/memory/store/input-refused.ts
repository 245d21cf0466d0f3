import { InputRefused } from '#ports/failures.ts'

/** The refusal of a draft by the sentences of its fields. */
export const inputRefused = (fields: Readonly<Record<string, string>>): InputRefused =>
  new InputRefused({ message: 'Some fields need another look', answered: true, fields })
