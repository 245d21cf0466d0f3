import { asGroup, type Translatable } from '../language/translated-fields.ts'

/** The translations in a form, beside the fields of an item, a group or an entry. */
export type FormTranslations = Pick<Translatable, 'translations' | 'sources' | 'confirmed' | 'madeFrom'>

/** Takes the translations from an item that was read in all languages; empty if the back end has none. */
export const formTranslations = (read: object): FormTranslations => {
  const { translations, sources = {} } = asGroup(read)
  return translations === undefined ? {} : { translations, sources, confirmed: {}, madeFrom: {} }
}

/** The translations of a new item. */
export const blankTranslations: FormTranslations = formTranslations({ translations: {} })
