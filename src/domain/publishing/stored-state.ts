import { Result } from 'effect'
import { formerState } from '../history/former-state.ts'
import type { Snapshot } from '../history/activity.ts'
import { withoutAliases } from '../content/home-page/aliases.ts'
import { savedDetails } from '../content/home-page/stored-home-page.ts'
import { wholeInput } from '../content/item/saved-input.ts'
import { inAll } from '../language/in-language.ts'
import { savedItem } from '../language/saved-translations.ts'
import { furtherTags, type Languages } from '../language/language.ts'
import { asGroup, mapGroups, type Group, type TranslatedFields } from '../language/translated-fields.ts'
import type { Publishable } from './draft.ts'
import { decodeDraft, translatedFieldsOf } from './publishable.ts'

/** The fields of something that was read in all languages, as they are stored. */
export const storedState = (subject: Publishable, read: object): Snapshot => {
  const {
    id: _id,
    version: _version,
    createdAt: _createdAt,
    updatedAt: _updatedAt,
    ...fields
  } = asGroup(read)
  return withoutAliases(withoutDerived(translatedFieldsOf(subject), fields))
}

/** Without what reading in all languages adds. */
const withoutDerived = (declared: TranslatedFields, read: Group): Group => {
  const { outdated: _, translations = {}, sources = {}, ...fields } = read
  const stored = {
    ...fields,
    ...(Object.keys(translations).length > 0 && { translations }),
    ...(Object.keys(sources).length > 0 && { sources }),
  }
  return mapGroups(declared, stored, withoutDerived)
}

/** Stored fields as an item is read in all languages. */
export const readState = (subject: Publishable, stored: Snapshot, languages: Languages): Snapshot =>
  inAll(translatedFieldsOf(subject), asGroup(stored), furtherTags(languages))

/** The input of a save that makes an item have these stored fields. */
export const inputOf = (wanted: Snapshot, current: Snapshot = {}): Snapshot =>
  formerState({ before: wanted, after: current })

/** The fields of a draft after an input. Fields that it does not have stay as they are. */
export const draftedFields = (
  subject: Publishable,
  before: Snapshot,
  input: Snapshot,
  languages: Languages,
): Result.Result<Snapshot, Readonly<Record<string, string>>> => {
  if (subject === 'homePage')
    return Result.map(decodeDraft(subject, input), (details) =>
      savedDetails(asGroup(before), asGroup(details), languages),
    )
  const declared = translatedFieldsOf(subject)
  return Result.map(decodeDraft(subject, wholeInput(declared, before, input)), (fields) =>
    savedItem(declared, before, fields, languages),
  )
}
