import { furtherTags, type Languages } from './language.ts'
import { textState } from './translation-state.ts'
import {
  asGroup,
  isBlank,
  mapGroups,
  ofTags,
  type ByLanguage,
  type Group,
  type TranslatedFields,
} from './translated-fields.ts'

/** Stands for all languages where the tag of one may be given. */
export const allLanguages = 'all'

/** A group without everything that concerns languages; not the groups within it. */
export const withoutLanguages = ({
  translations: _translations,
  sources: _sources,
  madeFrom: _madeFrom,
  confirmed: _confirmed,
  outdated: _outdated,
  untranslated: _untranslated,
  ...fields
}: Group): Readonly<Record<string, unknown>> => fields

/** The texts of the default language alone. */
export const inDefault = (declared: TranslatedFields, group: Group): Group =>
  mapGroups(declared, withoutLanguages(group), inDefault)

/** The fields in a further language. Those without a translation fall back and are named in `untranslated`. */
export const inFurther = (declared: TranslatedFields, group: Group, tag: string): Group => {
  const { translated = [], mayDiffer = [], rich = {} } = declared
  const translation = group.translations?.[tag] ?? {}
  const said = [...translated, ...mayDiffer].filter((field) => !isBlank(translation[field]))
  const translatedBodies = Object.keys(rich).filter((body) => said.includes(rich[body] ?? ''))
  const replaced = {
    ...withoutLanguages(group),
    ...Object.fromEntries([...said, ...translatedBodies].map((field) => [field, translation[field]])),
    untranslated: translated.filter((field) => !isBlank(group[field]) && !said.includes(field)),
  }
  return mapGroups(declared, replaced, (within, part) => inFurther(within, part, tag))
}

/** The texts of the default language with their translations and what is known about them. */
export const inAll = (declared: TranslatedFields, group: Group, tags: ReadonlyArray<string>): Group => {
  const outdatedIn = (tag: string) =>
    (declared.translated ?? []).filter((field) => textState(group, field, tag) === 'outdated')
  const outdated: ByLanguage<ReadonlyArray<string>> = Object.fromEntries(
    tags.map((tag) => [tag, outdatedIn(tag)] as const).filter(([, fields]) => fields.length > 0),
  )
  const known = {
    ...withoutLanguages(group),
    translations: ofTags(group.translations, tags),
    sources: ofTags(group.sources, tags),
    outdated,
  }
  return mapGroups(declared, known, (within, part) => inAll(within, part, tags))
}

/** Something stored as it is read: in one language, in all, or without `lang` in the default one. */
export const inLanguage = (
  declared: TranslatedFields,
  stored: Group,
  lang: string | undefined,
  languages: Languages,
): Group => {
  if (lang === allLanguages) return inAll(declared, stored, furtherTags(languages))
  return lang === undefined || lang === languages[0].tag
    ? inDefault(declared, stored)
    : inFurther(declared, stored, lang)
}

/** A stored item as it is read. */
export const readItem = <Item extends object>(
  declared: TranslatedFields,
  stored: Item,
  lang: string | undefined,
  languages: Languages,
): Item =>
  // Only the keys of languages differ.
  inLanguage(declared, asGroup(stored), lang, languages) as Group & Item

/** Restricts an item that was read in all languages to some of them. */
export const restrictedTo = <Item extends object>(
  declared: TranslatedFields,
  read: Item,
  tags: ReadonlyArray<string>,
): Item =>
  // Only the keys of languages differ.
  'translations' in read ? (inTags(declared, asGroup(read), tags) as Group & Item) : read

const inTags = (declared: TranslatedFields, group: Group, tags: ReadonlyArray<string>): Group => {
  const { translations, sources, outdated } = group
  const restricted = {
    ...group,
    translations: ofTags(translations, tags),
    sources: ofTags(sources, tags),
    outdated: ofTags(outdated, tags),
  }
  return mapGroups(declared, restricted, (within, part) => inTags(within, part, tags))
}
