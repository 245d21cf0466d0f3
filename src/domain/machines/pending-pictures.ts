import type { ChosenFile } from '../picture/chosen-file.ts'

/** What a form holds for a picture: the address of a stored one, or a file that is still to be uploaded. */
export type PictureValue = string | ChosenFile

/** A form's values before its pictures are uploaded. */
export type Form = Readonly<Record<string, unknown>>

/** A chosen file and the address under which it is stored by now. */
export interface Upload {
  readonly file: ChosenFile
  readonly address: string
}

const isChosen = (value: unknown): value is ChosenFile =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'size' in value

const valuesOf = (form: Form, field: string): ReadonlyArray<unknown> => {
  const value = form[field]
  return Array.isArray(value) ? value : [value]
}

/** The first chosen file that is not stored yet, in the order of the form. */
export const nextUpload = (
  form: Form,
  pictures: ReadonlyArray<string>,
  uploads: ReadonlyArray<Upload>,
): ChosenFile | undefined =>
  pictures
    .flatMap((field) => valuesOf(form, field))
    .filter(isChosen)
    .find((file) => !uploads.some((upload) => upload.file === file))

/** The form with every stored file replaced by its address; existing addresses stay (L9, L10). */
export const withAddresses = (
  form: Form,
  pictures: ReadonlyArray<string>,
  uploads: ReadonlyArray<Upload>,
): Form => {
  const address = (value: unknown) =>
    isChosen(value) ? (uploads.find((upload) => upload.file === value)?.address ?? '') : value
  return Object.fromEntries(
    Object.entries(form).map(([field, value]) => {
      if (!pictures.includes(field)) return [field, value]
      return [field, Array.isArray(value) ? value.map(address) : address(value)]
    }),
  )
}
