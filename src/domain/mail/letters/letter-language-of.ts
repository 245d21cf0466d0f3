import { english, type Language, languageOf } from '../../language/language.ts'
import { wordsOf } from '../../wording/words-of.ts'
import { inEnglish, type LetterLanguage } from './letter-language.ts'

/**
 * The language of a letter by its tag; the default language, or else English, if it has no catalogue. Not for the
 * browser.
 */
export const letterLanguageOf = (tag: string, main: Language = english): LetterLanguage => {
  const language = [languageOf(tag), main].find((each) => each?.hasCatalogue) ?? english
  return { ...inEnglish, ...wordsOf(language.tag), language }
}
