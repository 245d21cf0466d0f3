import { sourceHash } from './source-hash.ts'
import { groupsIn, isBlank, isText, type Group, type TranslatedFields } from './translated-fields.ts'

export const translationStates = ['missing', 'outdated', 'complete'] as const
export type TranslationState = (typeof translationStates)[number]

/** The state of one text of a group. A translation without a source hash counts as made from today's text. */
export const textState = (group: Group, field: string, tag: string): TranslationState => {
  const text = group[field]
  if (!isText(text) || isBlank(text)) return 'complete'
  if (isBlank(group.translations?.[tag]?.[field])) return 'missing'
  const source = group.sources?.[tag]?.[field]
  return source === undefined || source === sourceHash(text) ? 'complete' : 'outdated'
}

/** The states of all texts that say something in the default language. */
export const textStates = (
  declared: TranslatedFields,
  group: Group,
  tag: string,
): ReadonlyArray<TranslationState> => {
  const { translated = [] } = declared
  const said = translated.filter((field) => !isBlank(group[field]))
  const within = groupsIn(declared, group).flatMap((part) => textStates(part.declared, part.group, tag))
  return [...said.map((field) => textState(group, field, tag)), ...within]
}

/** The state of an item: the worst of its texts. */
export const translationState = (declared: TranslatedFields, item: Group, tag: string): TranslationState => {
  const states = textStates(declared, item, tag)
  return translationStates.find((state) => states.includes(state)) ?? 'complete'
}
