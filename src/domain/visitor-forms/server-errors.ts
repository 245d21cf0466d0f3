import type { RuleErrors } from '../forms/contact-rules.ts'
import { forms, type FormsWords } from '../wording/en/site/forms.ts'
import { translationOf } from '../wording/translation-of.ts'

/** Translates the server's errors, which are in English. Its fields have the names of the form. */
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
