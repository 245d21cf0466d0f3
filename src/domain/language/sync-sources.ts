import { isSame } from '../content/merge/is-same.ts'
import { sourceHash } from './source-hash.ts'
import { isBlank, isText, type ByLanguage, type Group, type TranslatedFields } from './translated-fields.ts'

interface Save {
  /** As stored; empty for something new. */
  readonly before: Group
  /** As it is saved, with all translations. */
  readonly after: Group
  readonly input: Pick<Group, 'confirmed' | 'madeFrom'>
}

const hashOf = (text: unknown) => sourceHash(isText(text) ? text : '')

/** The source hashes that a save stores for the texts of one group: what each translation was made from. */
export const syncSources = (
  { translated = [] }: TranslatedFields,
  { before, after, input }: Save,
): ByLanguage<Readonly<Record<string, string>>> => {
  const { translations = {} } = after
  const sourceOf = (tag: string, field: string): string => {
    if (input.confirmed?.[tag]?.includes(field)) return hashOf(after[field])
    const known = input.madeFrom?.[tag]?.[field]
    if (known !== undefined) return known
    if (!isSame(translations[tag]?.[field], before.translations?.[tag]?.[field])) return hashOf(after[field])
    return before.sources?.[tag]?.[field] ?? hashOf(before[field])
  }
  const synced = Object.entries(translations).map(([tag, translation]) => {
    const said = translated.filter((field) => !isBlank(translation[field]))
    return [tag, Object.fromEntries(said.map((field) => [field, sourceOf(tag, field)]))] as const
  })
  return Object.fromEntries(synced.filter(([, sources]) => Object.keys(sources).length > 0))
}
