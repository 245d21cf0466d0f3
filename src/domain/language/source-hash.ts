import { plainText } from '../rich-text/plain-text.ts'
import type { AnyText } from './translated-fields.ts'

/** A text without its formatting; a list has a line for each entry. */
export const linesOf = (text: AnyText): string => {
  if (typeof text === 'string') return text
  return 'blocks' in text ? plainText(text) : text.join('\n')
}

/** FNV-1a in base 36, which runs on the server and in the browser alike. A list is hashed line by line. */
export const sourceHash = (source: AnyText): string => {
  const text = linesOf(source)
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}
