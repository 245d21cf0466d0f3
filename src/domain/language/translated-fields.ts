import { hasParts } from '../content/merge/is-same.ts'

/** A text, or a list of texts that counts as one. */
export type Text = string | ReadonlyArray<string>

/** By tag. */
export interface ByLanguage<A> {
  readonly [tag: string]: A
}

/** What an item, a group or an entry of a list holds beside the texts of the default language. */
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
}

/** The values of a group. */
export interface Group extends Translatable, Readonly<Record<string, unknown>> {}

/** The values of an item by their names. */
export const asGroup = (item: object): Group => Object.fromEntries(Object.entries(item))

/** Whether a value is a text without words, or a list without texts. */
export const isSilent = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() === '' : !Array.isArray(value) || value.length === 0

export const isText = (value: unknown): value is Text => typeof value === 'string' || Array.isArray(value)

/** The entries of a group by language that are of these languages. */
export const ofTags = <A>(byLanguage: ByLanguage<A> = {}, tags: ReadonlyArray<string>): ByLanguage<A> =>
  Object.fromEntries(Object.entries(byLanguage).filter(([tag]) => tags.includes(tag)))

/** Replaces the groups and the entries of lists within a group. */
export const mapGroups = (
  { groups = {} }: TranslatedFields,
  group: Group,
  map: (declared: TranslatedFields, group: Group, name: string, place?: number) => Group,
): Group => {
  const mapped = Object.entries(groups).flatMap(([name, declared]): ReadonlyArray<[string, unknown]> => {
    const value = group[name]
    if (Array.isArray(value))
      return [[name, value.map((entry: Group, place) => map(declared, entry, name, place))]]
    return hasParts(value) ? [[name, map(declared, value, name)]] : []
  })
  return { ...group, ...Object.fromEntries(mapped) }
}
