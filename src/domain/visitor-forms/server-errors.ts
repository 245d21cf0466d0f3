import type { RuleErrors } from '../forms/contact-rules.ts'
import { forms, type FormsWords } from '../wording/en/site/forms.ts'
import { translationOf } from '../wording/translation-of.ts'

/** The errors that the server found, which names the fields as the form does and writes in English. */
export const serverErrors = <Values>(
  fields: Readonly<Record<string, string>> = {},
  words: FormsWords = forms,
): RuleErrors<Values> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, sentence]) => [
      field,
      translationOf(sentence, forms, words) ?? sentence,
    ]),
  ) as RuleErrors<Values>
