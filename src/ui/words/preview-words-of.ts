import { fields } from '#domain/wording/ar/fields.ts'
import { preview } from '#domain/wording/ar/preview.ts'
import { publishing } from '#domain/wording/ar/publishing.ts'
import { translations } from '#domain/wording/ar/translations.ts'
import { startWords } from './ar/start-words.ts'
import type { Words } from './words.ts'

/** The catalogues of the bar above a preview; empty for English and for languages without a catalogue. */
export const previewWordsOf = (tag: string): Partial<Words> =>
  tag === 'ar' ? { ...startWords, fields, preview, publishing, translations } : {}
