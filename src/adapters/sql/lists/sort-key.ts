import { fold } from '#domain/content/list/search-text.ts'

/** An entry of a PostgreSQL index has 2,700 bytes at most, and folding can make a text eighteen times as long. */
const most = 600

/** By what a list sorts a text. */
export const sortKey = (text: string): string => fold(text).slice(0, most)
