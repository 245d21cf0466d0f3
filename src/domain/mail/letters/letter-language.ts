import { type Language, languagesIn } from '../../language/language.ts'
import { forms, type FormsWords } from '../../wording/en/site/forms.ts'
import { mails, type MailsWords } from '../../wording/en/inbox/mails.ts'
import { shared, type SharedWords } from '../../wording/en/shared.ts'

/** The language that a letter is written in, with its words. */
export interface LetterLanguage {
  readonly language: Language
  readonly mails: MailsWords
  readonly forms: FormsWords
  readonly shared: SharedWords
}

export const inEnglish: LetterLanguage = { language: languagesIn('en')[0], mails, forms, shared }
