import { InputRefused } from '#ports/failures.ts'

/** Rejects input, with one message for each field. */
export const inputRefused = (fields: Readonly<Record<string, string>>): InputRefused =>
  new InputRefused({ message: 'Some fields need another look.', answered: true, fields })

/** For a picture that was not uploaded here. */
export const unknownPicture = 'Choose a picture that was uploaded here'
