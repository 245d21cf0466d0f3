import { isPlainObject } from '../content/merge/is-same.ts'
import { asGroup, type Translatable, type TranslatedFields } from '../language/translated-fields.ts'

/** The translations in a form, beside the fields of an item, a group or an entry. */
export type FormTranslations = Pick<Translatable, 'translations' | 'sources' | 'confirmed' | 'madeFrom'>

/** Takes the translations from an item that was read in all languages; empty if the back end has none. */
export const formTranslations = (read: object): FormTranslations => {
  const { translations, sources = {} } = asGroup(read)
  return translations === undefined ? {} : { translations, sources, confirmed: {}, madeFrom: {} }
}

/** The translations of a new item. */
export const blankTranslations: FormTranslations = formTranslations({ translations: {} })

/** A new entry of a list. It says that it has no translations, since a save keeps those of a removed entry like it. */
export const blankEntry = <Entry>(
  blank: Entry,
  { translated = [], mayDiffer = [] }: TranslatedFields,
  tags: ReadonlyArray<string>,
): Entry => {
  const names = [...translated, ...mayDiffer]
  if (!isPlainObject(blank) || names.length === 0 || tags.length === 0) return blank
  const texts = Object.fromEntries(names.map((name) => [name, blank[name]]))
  return { ...blank, translations: Object.fromEntries(tags.map((tag) => [tag, texts])) }
}
