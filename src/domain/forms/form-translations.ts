import { asGroup, type Translatable } from '../language/translated-fields.ts'

/** What a form of several languages holds beside the fields of an item, a group or an entry. */
export type FormTranslations = Pick<Translatable, 'translations' | 'sources' | 'confirmed' | 'madeFrom'>

/** Of what was read in all languages; empty if the back end knows none, so that the form has one language. */
export const formTranslations = (read: object): FormTranslations => {
  const { translations, sources = {} } = asGroup(read)
  return translations === undefined ? {} : { translations, sources, confirmed: {}, madeFrom: {} }
}

/** Of a new item. */
export const blankTranslations: FormTranslations = formTranslations({ translations: {} })
