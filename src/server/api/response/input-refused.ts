import { InputRefused } from '#ports/failures.ts'

/** Says what is wrong with what was sent, one sentence a field. */
export const inputRefused = (fields: Readonly<Record<string, string>>): InputRefused =>
  new InputRefused({ message: 'Some fields need another look.', answered: true, fields })

/** Of a field whose picture no upload ever answered. */
export const unknownPicture = 'Choose a picture that was uploaded here'
