import { isPlainObject } from '../content/merge/is-same.ts'

/**
 * A copied value whose groups and entries name the texts that their translations were made from. So they are as out of
 * date as the original, and become so when only the default text of the copy changes.
 *
 * @param stored The original as a save stores it, with its source hashes.
 */
export const withCopiedSources = <Value>(value: Value, stored: unknown = value): Value =>
  // Only `madeFrom` is added.
  copied(value, stored) as Value

const copied = (value: unknown, stored: unknown): unknown => {
  if (Array.isArray(value))
    return value.map((entry, at) => copied(entry, Array.isArray(stored) ? stored[at] : undefined))
  if (!isPlainObject(value)) return value
  const { sources, ...known } = isPlainObject(stored) ? stored : {}
  const parts = Object.entries(value).map(([name, part]) => [name, copied(part, known[name])] as const)
  return { ...Object.fromEntries(parts), ...(isPlainObject(sources) && { madeFrom: sources }) }
}
