import type { ByLanguage, Translatable } from '../../language/translated-fields.ts'
import { copyTitles } from '../../wording/copy-titles.ts'

/**
 * Initial values of a form that adds a copy. All fields are the same, and the title says in each language that it is a
 * copy. Translations that are out of date name the text that they were made from, so that they stay so.
 */
export const copyOf = <Values extends object>(values: Values): Values => {
  const { translations, sources = {}, outdated = {}, ...fields }: Translatable = values
  const madeFrom = inEach(outdated, (names, tag) =>
    Object.fromEntries(names.map((name) => [name, sources[tag]?.[name] ?? ''])),
  )
  const copied = {
    ...titled(fields, 'en'),
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
