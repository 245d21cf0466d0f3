import { fold } from '#domain/content/list/search-text.ts'

/** An index entry of PostgreSQL has at most 2,700 bytes, and folding can lengthen a text up to 18 times. */
const maxLength = 600

/** The folded, shortened form of a text that lists sort by. */
export const sortKey = (text: string): string => fold(text).slice(0, maxLength)
