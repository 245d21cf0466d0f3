import { entryPlaces, sharedParts } from '../content/merge/entry-places.ts'
import { isPlainObject, isEmpty } from '../content/merge/is-same.ts'
import { syncBodies } from '../rich-text/bodies.ts'
import { inDefault, withoutLanguages } from './in-language.ts'
import { furtherTags, type Languages } from './language.ts'
import { syncSources } from './sync-sources.ts'
import {
  asGroup,
  isBlank,
  mapGroups,
  ofTags,
  type ByLanguage,
  type Group,
  type Text,
  type TranslatedFields,
} from './translated-fields.ts'

type Translations = ByLanguage<Readonly<Record<string, Text | undefined>>>

/** An input without what it says of other languages than these. */
export const inputIn = (declared: TranslatedFields, input: Group, tags: ReadonlyArray<string>): Group => {
  const { translations, madeFrom, confirmed } = input
  const allowed = {
    ...withoutLanguages(input),
    ...(translations && { translations: ofTags(translations, tags) }),
    ...(madeFrom && { madeFrom: ofTags(madeFrom, tags) }),
    ...(confirmed && { confirmed: ofTags(confirmed, tags) }),
  }
  return mapGroups(declared, allowed, (within, part) => inputIn(within, part, tags))
}

/**
 * What a save stores. Translations are merged by language and field: absent ones stay, empty ones go. Groups and
 * entries of lists without translations keep those of the stored ones that they came from; an entry in the place of a
 * removed one has none.
 */
export const savedTranslations = (declared: TranslatedFields, before: Group, input: Group): Group => {
  const translations = merged(declared, before.translations, input.translations)
  const after = { ...withoutLanguages(input), ...(isFilled(translations) && { translations }) }
  const sources = syncSources(declared, { before, after, input })
  const former = new Map(
    Object.entries(declared.groups ?? {}).map(([name, within]) => [
      name,
      formerOf(within, before[name], input[name]),
    ]),
  )
  return mapGroups(
    declared,
    { ...after, ...(isFilled(sources) && { sources }) },
    (within, part, name, place = 0) => savedTranslations(within, former.get(name)?.[place] ?? {}, part),
  )
}

/** The fields of an item that a save stores, with the translations that it keeps, adds, changes and removes. */
export const savedItem = <Fields extends object>(
  declared: TranslatedFields & { readonly optional?: ReadonlyArray<string> },
  before: object,
  input: Fields,
  languages: Languages,
): Fields => {
  const { optional = [] } = declared
  const filled = Object.entries(input).filter(([name, value]) => !optional.includes(name) || !isEmpty(value))
  const synced = syncBodies(declared.rich ?? {}, asGroup(before), Object.fromEntries(filled))
  // Only the keys of languages, bodies and optional fields differ.
  return savedTranslations(
    declared,
    asGroup(before),
    inputIn(declared, synced, furtherTags(languages)),
  ) as Group & Fields
}

const isFilled = (values: object) => Object.keys(values).length > 0

const merged = (
  { translated = [], mayDiffer = [], rich = {} }: TranslatedFields,
  stored: Translations = {},
  sent: Translations = {},
): Translations => {
  const both = Object.keys({ ...stored, ...sent }).map((tag) => {
    const texts = syncBodies(rich, stored[tag] ?? {}, { ...stored[tag], ...sent[tag] })
    const said = [...translated, ...mayDiffer].filter((field) => !isBlank(texts[field]))
    const bodies = Object.keys(rich).filter((body) => body in texts)
    return [tag, Object.fromEntries([...said, ...bodies].map((field) => [field, texts[field]]))] as const
  })
  // Beside the texts there may be bodies.
  return Object.fromEntries(both.filter(([, texts]) => isFilled(texts))) as Translations
}

/** The stored group, or the stored entry for each entry of a list, recognized by its texts. */
const formerOf = (
  declared: TranslatedFields,
  stored: unknown,
  sent: unknown,
): ReadonlyArray<Group | undefined> => {
  if (!Array.isArray(stored) || !Array.isArray(sent)) return isPlainObject(stored) ? [stored] : []
  const tags = sent.flatMap(({ translations = {} }: Group) => Object.keys(translations))
  const inTags = (entries: ReadonlyArray<Group>) => entries.map((entry) => textsOf(declared, entry, tags))
  const places = entryPlaces(inTags(stored), inTags(sent))
  return sent.map((entry: Group, place): Group | undefined => {
    const former: Group | undefined = stored[places.indexOf(place)]
    return former && hasTextOf(former, entry) ? former : undefined
  })
}

/** The texts of an entry in the default language, and in the languages that an input names. */
const textsOf = (declared: TranslatedFields, entry: Group, tags: ReadonlyArray<string>): Group => {
  const texts = Object.entries(ofTags(entry.translations, tags)).flatMap(([tag, translation]) =>
    Object.entries(translation).map(([field, text]) => [`${tag}.${field}`, text] as const),
  )
  return {
    ...inDefault(declared, entry),
    ...Object.fromEntries(texts.filter(([, text]) => !isBlank(text))),
  }
}

/** Whether an entry still has a text of a stored one in any language. */
const hasTextOf = (former: Group, entry: Group): boolean =>
  sharedParts(former, entry) > 0 ||
  Object.entries(former.translations ?? {}).some(
    ([tag, texts]) => sharedParts(texts, entry.translations?.[tag]) > 0,
  )
