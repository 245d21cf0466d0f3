import { Predicate } from 'effect'
import type { Translatable } from '#domain/language/translated-fields.ts'
import type { FieldValues } from './renaming.ts'

type Rename = (name: string) => string

/** Renames the fields that something names: of texts by their names, or of a list of names. */
const renamed = (value: unknown, rename: Rename): unknown => {
  if (Array.isArray(value)) return value.map((name) => (typeof name === 'string' ? rename(name) : name))
  if (!Predicate.isReadonlyObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, text]) => [rename(name), text]))
}

const renamedByTag = (value: unknown, rename: Rename): unknown =>
  Predicate.isReadonlyObject(value)
    ? Object.fromEntries(Object.entries(value).map(([tag, texts]) => [tag, renamed(texts, rename)]))
    : value

const keys: Readonly<Record<keyof Translatable, typeof renamed>> = {
  translations: renamedByTag,
  sources: renamedByTag,
  madeFrom: renamedByTag,
  confirmed: renamedByTag,
  outdated: renamedByTag,
  untranslated: renamed,
}

/** The keys of languages that an item or a change has, with other names of their fields; values are not validated. */
export const languageKeys = (values: object, rename: Rename): FieldValues => {
  const given = Object.entries(keys).filter(([key]) => key in values)
  return Object.fromEntries(given.map(([key, renameIn]) => [key, renameIn(Reflect.get(values, key), rename)]))
}
