import type { Words } from './words.ts'

/** Loads the catalogues of the back office; none for English. */
export const loadOfficeWords = async (tag: string): Promise<Partial<Words>> =>
  tag === 'ar' ? (await import('./office-words-ar.ts')).officeWordsAr : {}
