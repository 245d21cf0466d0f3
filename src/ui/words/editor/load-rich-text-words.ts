import type { Words } from '../words.ts'

/** Loads the catalogue of the editor of formatted text, which few screens need; none for English. */
export const loadRichTextWords = async (tag: string): Promise<Pick<Words, 'richText'> | undefined> =>
  tag === 'ar' ? import('#domain/wording/ar/editor/rich-text.ts') : undefined
