import { languageOf } from '../../language/language.ts'
import { wordsOf } from '../../wording/words-of.ts'
import { inEnglish, type MailLanguage } from './mail-language.ts'

/** The language of a message by its tag; English if the language has no catalogue. Not for the browser. */
export const mailLanguageOf = (tag: string): MailLanguage => {
  const { language = '', ...words } = wordsOf(tag)
  const known = languageOf(language)
  return known === undefined ? inEnglish : { ...inEnglish, ...words, language: known }
}
