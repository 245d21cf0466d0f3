import type { Languages } from '../language/language.ts'
import { changedFields, mergedFields, type CurrentItem } from './apply-draft.ts'
import { draftTitles, type Draft, type DraftDetails } from './draft.ts'
import { publishErrors } from './publishable.ts'
import { readState } from './stored-state.ts'

interface Surroundings {
  /** The item as it is now; its version is 0 if there is none. */
  readonly item: CurrentItem & { readonly version: number }
  readonly revertAt: string
  readonly languages: Languages
}

/** A draft with what depends on its item today. */
export const draftDetails = (draft: Draft, { item, revertAt, languages }: Surroundings): DraftDetails => {
  const { base, fields, ...listed } = draft
  const { subject, action } = draft
  const common = {
    ...listed,
    title: draftTitles(draft).title,
    revertAt,
    base: base && readState(subject, base, languages),
    fields: readState(subject, fields, languages),
    item: item.fields && { ...readState(subject, item.fields, languages), version: item.version },
  }
  if (action === 'unpublish') return { ...common, changes: [], conflicts: [], errors: {} }
  const { values, collisions } =
    base === null || item.fields === null
      ? { values: fields, collisions: [] }
      : mergedFields({ subject, action, base, fields }, item.fields)
  const changes = changedFields(item.fields ?? {}, values)
  return { ...common, changes, conflicts: collisions, errors: publishErrors(subject, values) }
}
