import { preview } from '#domain/wording/ar/preview.ts'
import { officeWordsAr } from './office-words-ar.ts'
import type { Words } from './words.ts'

/** The catalogues of the bar above a preview; empty for English and for languages without a catalogue. */
export const previewWordsOf = (tag: string): Partial<Words> =>
  tag === 'ar' ? { ...officeWordsAr, preview } : {}
