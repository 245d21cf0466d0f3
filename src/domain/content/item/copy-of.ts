import { withCopiedSources } from '../../language/copied-sources.ts'
import { sourceHash } from '../../language/source-hash.ts'
import { asGroup, type ByLanguage, type Translatable } from '../../language/translated-fields.ts'
import { copyTitles } from '../../wording/copy-titles.ts'

/**
 * Initial values of a form that adds a copy, with the tag of the default language. All fields are the same, and the title says in each language that it is a
 * copy. Translations name the text that they were made from: those that are out of date stay so, and the others become
 * so if only their default text is changed before the copy is saved.
 */
export const copyOf = <Values extends object>(values: Values, main = 'en'): Values => {
  const { translations, sources = {}, outdated = {}, ...others }: Translatable = values
  const fields = asGroup(titled(withCopiedSources(others), main))
  const { title } = fields
  const madeFrom = inEach(sources, (hashes, tag) =>
    typeof title === 'string' && 'title' in hashes && !outdated[tag]?.includes('title')
      ? { ...hashes, title: sourceHash(title) }
      : hashes,
  )
  const copied = {
    ...fields,
    ...(translations && { translations: inEach(translations, titled) }),
    ...(Object.keys(madeFrom).length > 0 && { madeFrom }),
  }
  // The same fields, and for a source what it was made from.
  return copied as Values
}

const inEach = <A, B>(byLanguage: ByLanguage<A>, of: (value: A, tag: string) => B): ByLanguage<B> =>
  Object.fromEntries(Object.entries(byLanguage).map(([tag, value]) => [tag, of(value, tag)]))

const titled = <Texts extends object>(texts: Texts, tag: string): Texts =>
  'title' in texts && typeof texts.title === 'string' && texts.title !== ''
    ? { ...texts, title: copyTitles[tag]?.(texts.title) ?? texts.title }
    : texts
