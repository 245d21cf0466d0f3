import { isRichText } from '../rich-text/is-rich-text.ts'
import { plainText } from '../rich-text/plain-text.ts'
import { allLanguages } from './in-language.ts'
import { asGroup, type Group, type TranslatedFields } from './translated-fields.ts'

const textIn = (value: unknown): string => {
  if (isRichText(value)) return plainText(value)
  if (Array.isArray(value)) return value.map(textIn).join('\n')
  return typeof value === 'string' ? value : ''
}

const groupsIn = (value: unknown): ReadonlyArray<Group> =>
  Array.isArray(value) ? value.map((entry) => asGroup(Object(entry))) : []

type IsChosen = (group: Group, field: string) => boolean

const wordsIn = (
  declared: TranslatedFields,
  group: Group,
  tag: string | undefined,
  isChosen: IsChosen,
): ReadonlyArray<string> => {
  const own: Readonly<Record<string, unknown>> = tag === undefined ? group : (group.translations?.[tag] ?? {})
  const nested = Object.entries(declared.groups ?? {}).flatMap(([name, inner]) =>
    groupsIn(group[name]).flatMap((entry) => wordsIn(inner, entry, tag, isChosen)),
  )
  const chosen = (declared.translated ?? []).filter((name) => isChosen(group, name))
  return [...chosen.map((name) => textIn(own[name])), ...nested]
}

/**
 * What a search covers of a field: its text, or all texts of a list of groups, such as the sections of a page.
 * @param tag A further language; absent for the default one.
 * @param isChosen Says which texts of a list of groups are wanted; all by default.
 */
export const searchedText = (
  declared: TranslatedFields,
  stored: Group,
  field: string,
  tag?: string,
  isChosen: IsChosen = () => true,
): string => {
  const inner = declared.groups?.[field]
  if (inner === undefined)
    return textIn(tag === undefined ? stored[field] : stored.translations?.[tag]?.[field])
  return groupsIn(stored[field])
    .flatMap((group) => wordsIn(inner, group, tag, isChosen))
    .filter((text) => text !== '')
    .join('\n')
}

interface SearchedContent extends TranslatedFields {
  readonly listing: { readonly searched: ReadonlyArray<string> }
}

/** The texts that a search covers: those of one language, or of each of `tags`, of which the first is the default. */
export const searchedTexts = (
  content: SearchedContent,
  stored: Group,
  lang: string | undefined,
  [main = '', ...further]: ReadonlyArray<string>,
): ReadonlyArray<Readonly<Record<string, string>>> =>
  (lang === allLanguages ? [main, ...further] : [lang ?? main]).map((tag) =>
    Object.fromEntries(
      content.listing.searched.map((field) => [
        field,
        searchedText(content, stored, field, tag === main ? undefined : tag),
      ]),
    ),
  )
