import { hasParts } from './merge/is-same.ts'

/** The values at picture fields, in their order; `images.image` is the image of each entry of `images`. */
export const picturesAt = (values: object, pictures: ReadonlyArray<string>): ReadonlyArray<unknown> =>
  pictures.flatMap((picture) => valuesAt(values, picture.split('.')))

function valuesAt(value: unknown, path: ReadonlyArray<string>): ReadonlyArray<unknown> {
  if (Array.isArray(value)) return value.flatMap((entry) => valuesAt(entry, path))
  const [field, ...rest] = path
  if (field === undefined) return [value]
  return hasParts(value) ? valuesAt(value[field], rest) : []
}

/** The same, without values that are not addresses. */
export const addressesAt = (values: object, pictures: ReadonlyArray<string>): ReadonlyArray<string> =>
  picturesAt(values, pictures).filter(
    (address): address is string => typeof address === 'string' && address.trim() !== '',
  )
