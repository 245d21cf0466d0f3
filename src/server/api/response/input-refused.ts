import { InputRefused } from '#ports/failures.ts'

export const inputRefused = (fields: Readonly<Record<string, string>>): InputRefused =>
  new InputRefused({ message: 'Some fields need another look.', answered: true, fields })

export const unknownPicture = 'Choose a picture that was uploaded here'
