import { isPlainObject } from '../content/merge/is-same.ts'
import { isRichText } from '../rich-text/is-rich-text.ts'
import { normalized } from '../rich-text/normalized.ts'

/** A value of a form as a store writes it: texts are trimmed, so that spaces alone change nothing. */
export const asStored = <Value>(value: Value): Value => storedPart(value) as Value

const storedPart = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(storedPart)
  // The pieces of a formatted text keep the spaces between them.
  if (isRichText(value)) return normalized(value)
  return isPlainObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, storedPart(part)]))
    : value
}
