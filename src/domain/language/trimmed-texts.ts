import { isPlainObject } from '../content/merge/is-same.ts'
import { isRichText } from '../rich-text/is-rich-text.ts'
import { normalized } from '../rich-text/normalized.ts'

/** A value of a form with its texts trimmed, as a store writes them: spaces alone change nothing. */
export const trimmedTexts = <Value>(value: Value): Value => trimmedPart(value) as Value

const trimmedPart = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(trimmedPart)
  // The pieces of a formatted text keep the spaces between them.
  if (isRichText(value)) return normalized(value)
  return isPlainObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, trimmedPart(part)]))
    : value
}
