import type { Language, Languages } from './language.ts'
import { asGroup, type TranslatedFields } from './translated-fields.ts'
import { translationState } from './translation-state.ts'

/** The languages in which an item that was read in all languages is written: no text of it is missing. */
export const versionsOf = (
  declared: TranslatedFields,
  item: object,
  [main, ...further]: Languages,
): ReadonlyArray<Language> => [
  main,
  ...further.filter(({ tag }) => translationState(declared, asGroup(item), tag) !== 'missing'),
]
