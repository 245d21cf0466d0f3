import type { Words } from '../words.ts'

/** Loads the catalogue of the sections of a page, which few screens need; none for English. */
export const loadSectionWords = async (tag: string): Promise<Pick<Words, 'sections'> | undefined> =>
  tag === 'ar' ? import('#domain/wording/ar/editor/sections.ts') : undefined
