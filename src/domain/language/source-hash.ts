import type { Text } from './translated-fields.ts'

/** FNV-1a in base 36, which runs on the server and in the browser alike. A list is hashed line by line. */
export const sourceHash = (source: Text): string => {
  const text = typeof source === 'string' ? source : source.join('\n')
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}
