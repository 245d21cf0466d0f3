import { isPlainObject } from '../merge/is-same.ts'

interface WithPictures {
  readonly pictures: ReadonlyArray<string>
  readonly files?: ReadonlyArray<string>
  readonly mayDiffer?: ReadonlyArray<string>
  readonly rich?: Readonly<Record<string, string>>
}

/** Where a content type has pictures and PDFs, those of translations and of formatted texts included. */
export const picturePathsOf = (content: WithPictures): ReadonlyArray<string> => [
  ...content.pictures,
  ...(content.files ?? []),
  ...differingPictures(content),
  ...Object.keys(content.rich ?? {})
    .map((body) => `${body}.blocks.address`)
    .flatMap((path) => [path, `translations.*.${path}`]),
]

/** Pictures that may differ by language. */
export const differingPictures = ({ pictures, mayDiffer = [] }: WithPictures): ReadonlyArray<string> =>
  mayDiffer.filter((field) => pictures.includes(field)).map((field) => `translations.*.${field}`)

/**
 * The values at picture fields, in their order; `images.image` is the image of each entry of `images`, and `*` stands
 * for every language.
 */
export const picturesAt = (values: object, pictures: ReadonlyArray<string>): ReadonlyArray<unknown> =>
  pictures.flatMap((picture) => valuesAt(values, picture.split('.')))

function valuesAt(value: unknown, path: ReadonlyArray<string>): ReadonlyArray<unknown> {
  if (Array.isArray(value)) return value.flatMap((entry) => valuesAt(entry, path))
  const [field, ...rest] = path
  if (field === undefined) return [value]
  if (!isPlainObject(value)) return []
  return field === '*'
    ? Object.values(value).flatMap((part) => valuesAt(part, rest))
    : valuesAt(value[field], rest)
}

/** The addresses at picture fields, in their order; `File`s and empty values are left out. */
export const addressesAt = (values: object, pictures: ReadonlyArray<string>): ReadonlyArray<string> =>
  picturesAt(values, pictures).filter(
    (address): address is string => typeof address === 'string' && address.trim() !== '',
  )
