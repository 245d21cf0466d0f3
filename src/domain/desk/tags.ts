import { fold } from '../content/list/search-text.ts'

/** The most tags of a mail, and the most characters of one. */
export const tagLimits = { count: 10, length: 40 } as const

/**
 * The tags as they are stored: trimmed, and of those that fold to the same text the first. Control characters separate
 * words, because PostgreSQL cannot store a NUL.
 */
export const distinctTags = (tags: ReadonlyArray<string>): ReadonlyArray<string> => {
  const byFolded = new Map<string, string>()
  for (const tag of tags.map((typed) => typed.replace(/[\s\p{Cc}]+/gu, ' ').trim()))
    if (tag !== '' && !byFolded.has(fold(tag))) byFolded.set(fold(tag), tag)
  return [...byFolded.values()]
}

export const tagErrors = (tags: ReadonlyArray<string> = []): { readonly tags?: string } => {
  const distinct = distinctTags(tags)
  const fits = distinct.length <= tagLimits.count && distinct.every((tag) => tag.length <= tagLimits.length)
  return fits
    ? {}
    : { tags: `A mail has at most ${tagLimits.count} tags of ${tagLimits.length} characters each` }
}
