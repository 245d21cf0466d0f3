import { wordsOf } from '#domain/wording/words-of.ts'
import { designWords } from '#ui/design/words/ar.ts'
import type { Words } from '../words.ts'

/** The catalogues of a page that the server renders; empty for English and for languages without a catalogue. */
export const pageWordsOf = (tag: string): Partial<Words> =>
  tag === 'ar' ? { ...wordsOf(tag), design: designWords } : {}
