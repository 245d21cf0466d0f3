import { isPlainObject } from '../content/merge/is-same.ts'
import { isRichText } from '../rich-text/is-rich-text.ts'
import type { RichText } from '../rich-text/rich-text.ts'

/** A text, or a list of texts that counts as one. */
export type Text = string | ReadonlyArray<string>

/** A text, or a formatted text that has no plain one beside it. */
export type AnyText = Text | RichText

/** By tag. */
export interface ByLanguage<A> {
  readonly [tag: string]: A
}

/** The translations of an item, a group or an entry of a list, and their states. */
export interface Translatable<Translated extends string = string, Differing extends string = never> {
  readonly translations?: ByLanguage<{ readonly [Field in Translated | Differing]?: Text }>
  /** Stored and read: the hash of the default text that each translation was made from. */
  readonly sources?: ByLanguage<{ readonly [Field in Translated]?: string }>
  /** Input only: a source hash that the caller knows. */
  readonly madeFrom?: ByLanguage<{ readonly [Field in Translated]?: string }>
  /** Input only: translations that are still right. */
  readonly confirmed?: ByLanguage<ReadonlyArray<Translated>>
  /** Derived, in what was read in all languages. */
  readonly outdated?: ByLanguage<ReadonlyArray<Translated>>
  /** Derived, in what was read in one further language: the texts that fell back. */
  readonly untranslated?: ReadonlyArray<Translated>
}

/** Which fields have translations, in a group and in the groups and lists of groups within it. */
export interface TranslatedFields {
  /** Texts that have translations. They are counted, and marked where they fall back. */
  readonly translated?: ReadonlyArray<string>
  /** Pictures and figures that may differ by language. They fall back silently and are never counted. */
  readonly mayDiffer?: ReadonlyArray<string>
  /** Formatted texts by the field that holds their plain text. They are translated with it. */
  readonly rich?: Readonly<Record<string, string>>
  readonly groups?: Readonly<Record<string, TranslatedFields>>
  /** The kinds of a list's entries; those of others, from a newer version, stay as they are. */
  readonly kinds?: ReadonlyArray<string>
}

/** The values of an item, or of a part of one, by the names of its fields. */
export interface Group extends Translatable, Readonly<Record<string, unknown>> {}

/** The values of an item by their names. */
export const asGroup = (item: object): Group => Object.fromEntries(Object.entries(item))

/** Whether a value is a text without words, or a list without texts. */
export const isBlank = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() === ''
  const parts = isRichText(value) ? value.blocks : value
  return !Array.isArray(parts) || parts.length === 0
}

export const isText = (value: unknown): value is AnyText =>
  typeof value === 'string' || Array.isArray(value) || isRichText(value)

/** The entries of a group by language that are of these languages. */
export const ofTags = <A>(byLanguage: ByLanguage<A> = {}, tags: ReadonlyArray<string>): ByLanguage<A> =>
  Object.fromEntries(Object.entries(byLanguage).filter(([tag]) => tags.includes(tag)))

/** Whether a group has texts that this version knows. */
const isKnown = ({ kinds }: TranslatedFields, { kind }: Group): boolean =>
  kinds === undefined || (typeof kind === 'string' && kinds.includes(kind))

interface WithinGroup {
  readonly declared: TranslatedFields
  readonly group: Group
  /** Where it is, with its position in a list, such as `services.2`. */
  readonly path: string
}

/** The groups and the entries of lists within a group. */
export const groupsIn = ({ groups = {} }: TranslatedFields, group: Group): ReadonlyArray<WithinGroup> =>
  Object.entries(groups).flatMap(([name, declared]): ReadonlyArray<WithinGroup> => {
    const value = group[name]
    if (isPlainObject(value)) return [{ declared, group: value, path: name }]
    if (!Array.isArray(value)) return []
    return value
      .map((entry: Group, place) => ({ declared, group: entry, path: `${name}.${place}` }))
      .filter((entry) => isKnown(declared, entry.group))
  })

/** Replaces the groups and the entries of lists within a group. */
export const mapGroups = (
  { groups = {} }: TranslatedFields,
  group: Group,
  map: (declared: TranslatedFields, group: Group, name: string, place?: number) => Group,
): Group => {
  const mapped = Object.entries(groups).flatMap(([name, declared]): ReadonlyArray<[string, unknown]> => {
    const value = group[name]
    if (Array.isArray(value))
      return [
        [
          name,
          value.map((entry: Group, place) =>
            isKnown(declared, entry) ? map(declared, entry, name, place) : entry,
          ),
        ],
      ]
    return isPlainObject(value) ? [[name, map(declared, value, name)]] : []
  })
  return { ...group, ...Object.fromEntries(mapped) }
}
