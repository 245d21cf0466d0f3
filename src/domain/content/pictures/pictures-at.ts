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

interface PlacedPicture {
  /** The steps to it, with the places of entries in lists. */
  readonly place: ReadonlyArray<string>
  readonly picture: unknown
}

/**
 * The values at picture fields, in their order, with their places; `images.image` is the image of each entry of `images`,
 * and `*` stands for every language.
 */
export const placedPictures = (
  values: object,
  pictures: ReadonlyArray<string>,
): ReadonlyArray<PlacedPicture> => pictures.flatMap((picture) => placedAt(values, picture.split('.'), []))

function placedAt(
  value: unknown,
  path: ReadonlyArray<string>,
  place: ReadonlyArray<string>,
): ReadonlyArray<PlacedPicture> {
  if (Array.isArray(value)) return value.flatMap((entry, at) => placedAt(entry, path, [...place, String(at)]))
  const [field, ...rest] = path
  if (field === undefined) return [{ place, picture: value }]
  if (!isPlainObject(value)) return []
  const fields = field === '*' ? Object.keys(value) : [field]
  return fields.flatMap((name) => placedAt(value[name], rest, [...place, name]))
}

/** The values at picture fields, in their order. */
export const picturesAt = (values: object, pictures: ReadonlyArray<string>): ReadonlyArray<unknown> =>
  placedPictures(values, pictures).map(({ picture }) => picture)

/** The addresses at picture fields, in their order; `File`s and empty values are left out. */
export const addressesAt = (values: object, pictures: ReadonlyArray<string>): ReadonlyArray<string> =>
  picturesAt(values, pictures).filter(isAddress)

/** Whether a picture field has a stored picture: no `File`, and not empty. */
export const isAddress = (picture: unknown): picture is string =>
  typeof picture === 'string' && picture.trim() !== ''
