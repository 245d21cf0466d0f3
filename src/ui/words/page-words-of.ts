import { wordsOf } from '#domain/wording/words-of.ts'
import { designWords } from '#ui/design/words/ar.ts'

/** The catalogues of a page that the server renders; empty for English and for languages without a catalogue. */
export const pageWordsOf = (tag: string) => (tag === 'ar' ? { ...wordsOf(tag), design: designWords } : {})
