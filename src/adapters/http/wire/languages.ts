import { Predicate } from 'effect'
import type { Values } from './renaming.ts'

type Rename = (name: string) => string

const byLanguage = ['translations', 'sources', 'madeFrom', 'confirmed', 'outdated'] as const

/** Renames the fields that something names by language: the names of texts, or the entries of a list of names. */
const renamedIn = (value: unknown, rename: Rename): unknown => {
  if (Array.isArray(value)) return value.map((name) => (typeof name === 'string' ? rename(name) : name))
  if (!Predicate.isReadonlyObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, text]) => [rename(name), text]))
}

/** The keys of languages that an item or a change has, with other names of their fields; values are not validated. */
export const languageKeys = (values: object, rename: Rename): Values => {
  const given: Values = { ...values }
  const keys = byLanguage.flatMap((key): ReadonlyArray<readonly [string, unknown]> => {
    const tags = given[key]
    if (tags === undefined) return []
    if (!Predicate.isReadonlyObject(tags)) return [[key, tags]]
    return [
      [key, Object.fromEntries(Object.entries(tags).map(([tag, value]) => [tag, renamedIn(value, rename)]))],
    ]
  })
  const { untranslated } = given
  return {
    ...Object.fromEntries(keys),
    ...(untranslated !== undefined && { untranslated: renamedIn(untranslated, rename) }),
  }
}
