import { picturesAt } from '../content/pictures/pictures-at.ts'
import type { ChosenFile } from '../picture/chosen-file.ts'

/** A picture in a form: the address of a stored one, or a file to be uploaded. */
export type PictureValue = string | ChosenFile

/** A form's values before its pictures are uploaded. */
export type Form = Readonly<Record<string, unknown>>

/** An uploaded file and its address. */
export interface Upload {
  readonly file: ChosenFile
  readonly address: string
}

const isObject = (value: unknown): value is Form =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value is a file to be uploaded. */
export const isChosen = (value: unknown): value is ChosenFile & Form => isObject(value) && 'size' in value

/**
 * The first file that is not uploaded yet, in the order of `pictures`, where `services.image` is the image of every
 * service.
 */
export const nextUpload = (
  form: Form,
  pictures: ReadonlyArray<string>,
  uploads: ReadonlyArray<Upload>,
): ChosenFile | undefined =>
  picturesAt(form, pictures)
    .filter(isChosen)
    .find((file) => !uploads.some((upload) => upload.file === file))

/** Replaces every uploaded file by its address; existing addresses stay (L9, L10). */
export const withAddresses = (
  form: Form,
  pictures: ReadonlyArray<string>,
  uploads: ReadonlyArray<Upload>,
): Form => {
  const address = (value: unknown) =>
    isChosen(value) ? (uploads.find((upload) => upload.file === value)?.address ?? '') : value
  return pictures.reduce(
    // Replacing parts of a form leaves a form.
    (addressed, picture) => replacedAt(addressed, picture.split('.'), address) as Form,
    form,
  )
}

function replacedAt(
  value: unknown,
  path: ReadonlyArray<string>,
  replace: (value: unknown) => unknown,
): unknown {
  if (Array.isArray(value)) return value.map((entry) => replacedAt(entry, path, replace))
  const [field, ...rest] = path
  if (field === undefined) return replace(value)
  if (!isObject(value)) return value
  const fields = field === '*' ? Object.keys(value) : [field].filter((name) => name in value)
  const replaced = fields.map((name) => [name, replacedAt(value[name], rest, replace)])
  return { ...value, ...Object.fromEntries(replaced) }
}
