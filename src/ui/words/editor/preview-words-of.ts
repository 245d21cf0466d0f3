import { fields } from '#domain/wording/ar/content/fields.ts'
import { preview } from '#domain/wording/ar/editor/preview.ts'
import { publishing } from '#domain/wording/ar/editor/publishing.ts'
import { translations } from '#domain/wording/ar/content/translations.ts'
import { startWords } from '../office/ar/start-words.ts'
import type { Words } from '../words.ts'

/** The catalogues of the bar above a preview; empty for English and for languages without a catalogue. */
export const previewWordsOf = (tag: string): Partial<Words> =>
  tag === 'ar' ? { ...startWords, fields, preview, publishing, translations } : {}
