import { trimmedTexts } from './trimmed-texts.ts'
import { savedTranslations } from './saved-translations.ts'
import { textState, type TranslationState } from './translation-state.ts'
import { asGroup, groupsIn, isBlank, type Group, type TranslatedFields } from './translated-fields.ts'

/** A text whose translation is missing or out of date. */
export interface Gap {
  /** The path of the text, such as `services.2.title`. */
  readonly path: string
  readonly state: Exclude<TranslationState, 'complete'>
  /** The hash of the text that a translation was made from. */
  readonly source: string | undefined
}

/** The gaps of an item in a language, in the order of its declaration. */
export const gapsOf = (
  declared: TranslatedFields,
  group: Group,
  tag: string,
  at = '',
): ReadonlyArray<Gap> => {
  const own = (declared.translated ?? []).flatMap((field): ReadonlyArray<Gap> => {
    const state = isBlank(group[field]) ? 'complete' : textState(group, field, tag)
    return state === 'complete'
      ? []
      : [{ path: `${at}${field}`, state, source: group.sources?.[tag]?.[field] }]
  })
  const within = groupsIn(declared, group).flatMap((part) =>
    gapsOf(part.declared, part.group, tag, `${at}${part.path}.`),
  )
  return [...own, ...within]
}

/** A form as it would be stored by a save. */
export const afterSave = (declared: TranslatedFields, before: object, values: object): Group =>
  savedTranslations(declared, asGroup(before), trimmedTexts(asGroup(values)))

/** The translated fields of the group that contains a field. */
export const declaredAround = (declared: TranslatedFields, path: ReadonlyArray<string>): TranslatedFields =>
  withoutPlaces(path.slice(0, -1)).reduce(
    (around: TranslatedFields, name) => around.groups?.[name] ?? {},
    declared,
  )

/** A path without the positions of entries in their lists. */
export const withoutPlaces = (path: ReadonlyArray<string>): ReadonlyArray<string> =>
  path.filter((part) => !/^\d+$/u.test(part))
