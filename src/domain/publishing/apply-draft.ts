import { isPlainObject, isSame, type Parts } from '../content/merge/is-same.ts'
import { inStore } from '../content/merge/made-from.ts'
import { merge } from '../content/merge/merge.ts'
import type { Snapshot } from '../history/activity.ts'
import { draftListOf, type Draft } from './draft.ts'
import { mergeable, syncMerged } from '../rich-text/bodies.ts'
import { publishErrors, translatedFieldsOf } from './publishable.ts'

/** An item as it is when a draft is applied, with the stored fields and translations. */
export interface CurrentItem {
  readonly state: 'live' | 'unpublished' | 'absent'
  readonly fields: Snapshot | null
}

/** The outcome of applying a draft. Only a person can be asked about conflicts. */
export type Outcome =
  | { readonly kind: 'add' | 'update' | 'publishAgain'; readonly fields: Snapshot }
  | { readonly kind: 'unpublish' }
  | { readonly kind: 'conflict'; readonly fields: ReadonlyArray<string> }
  | { readonly kind: 'invalid'; readonly errors: Readonly<Record<string, string>> }
  | { readonly kind: 'failed'; readonly reason: string }

const gone: Outcome = { kind: 'failed', reason: 'The item was deleted.' }
const notOnSite: Outcome = { kind: 'failed', reason: 'The item is not on the site.' }

type Applied = Pick<Draft, 'subject' | 'action' | 'base' | 'fields'>

/**
 * What becomes of an item when a draft is applied: by a person, by the time that it was scheduled for, or by a preview,
 * which shows incomplete ones too. Fields that the draft did not change stay as they are live. Where both changed one, a
 * scheduled change wins, and a change back does not. A change back does not return what a person took off the site.
 */
export const applyDraft = (
  draft: Applied,
  current: CurrentItem,
  by: 'person' | 'time' | 'preview',
): Outcome => {
  const { subject, action, base, fields } = draft
  if (action === 'unpublish') {
    if (current.state === 'live') return { kind: 'unpublish' }
    return current.state === 'absent' ? gone : notOnSite
  }
  const written = (kind: 'add' | 'update' | 'publishAgain', values: Snapshot): Outcome => {
    const errors = by === 'preview' ? {} : publishErrors(subject, values)
    return Object.keys(errors).length > 0 ? { kind: 'invalid', errors } : { kind, fields: values }
  }
  if (base === null) return written('add', fields)
  if (current.fields === null) return gone
  if (action === 'revert' && current.state === 'unpublished') return notOnSite
  const { values, collisions } = mergedFields({ subject, action, base, fields }, current.fields)
  if (by === 'person' && collisions.length > 0) return { kind: 'conflict', fields: collisions }
  return written(current.state === 'live' ? 'update' : 'publishAgain', values)
}

/** What undoes a change. */
export type ChangeBack = Pick<Draft, 'action' | 'base' | 'fields'>

/** The change back that undoes a change which has just been applied to the fields before. */
export const undoing = (
  kind: 'add' | 'update' | 'publishAgain' | 'unpublish',
  before: Snapshot,
  after: Snapshot,
): ChangeBack => {
  if (kind === 'unpublish') return { action: 'publish', base: before, fields: before }
  if (kind === 'update') return { action: 'revert', base: after, fields: before }
  return { action: 'unpublish', base: after, fields: {} }
}

/**
 * The fields of an item at a time, after what is scheduled until then, in the order of the times. A change and the one
 * that undoes it may both be due.
 */
export const fieldsAt = (
  time: string,
  item: CurrentItem & { readonly fields: Snapshot },
  drafts: ReadonlyArray<Draft>,
): Snapshot => {
  const backs = new Map<string, ChangeBack>()
  let { state, fields } = item
  for (const draft of drafts) {
    if (draftListOf(draft) !== 'scheduled' || draft.dueAt > time) continue
    const change = { ...draft, ...backs.get(draft.revertsId) }
    if (change.base === null) continue
    const outcome = applyDraft(change, { state, fields }, 'time')
    if (outcome.kind === 'conflict' || outcome.kind === 'invalid' || outcome.kind === 'failed') continue
    const after = outcome.kind === 'unpublish' ? fields : outcome.fields
    backs.set(draft.id, undoing(outcome.kind, fields, after))
    state = outcome.kind === 'unpublish' ? 'unpublished' : 'live'
    fields = after
  }
  return fields
}

/** The fields after a draft of an existing item is applied, and the paths of those that both changed. */
export const mergedFields = (
  { subject, action, base, fields }: Omit<Applied, 'base'> & { readonly base: Snapshot },
  live: Snapshot,
): { readonly values: Snapshot; readonly collisions: ReadonlyArray<string> } => {
  const { rich = {} } = translatedFieldsOf(subject)
  const version = (of: Snapshot) => mergeable(rich, of, [base, fields, live])
  // In a collision, a merge has my value.
  const [mine, theirs] = action === 'revert' ? [live, fields] : [fields, live]
  const { values, differences } = merge<Snapshot>(
    { base: version(base), mine: version(mine), theirs: version(theirs) },
    inStore,
  )
  const merged = syncMerged(rich, present(values))
  // Translations are made from plain texts, which are not in versions that are merged by blocks.
  const sources = inStore({ base, mine, theirs }, merged)
  return {
    values: present({ ...merged, ...sources }),
    collisions: visible(differences.filter(({ collides }) => collides).map(({ field }) => field)),
  }
}

/** The paths of the fields that differ between two versions of an item, among them confirmed translations. */
export const changedFields = (before: Snapshot, after: Snapshot): ReadonlyArray<string> => {
  const changed = merge<Snapshot>({ base: before, mine: before, theirs: after }).differences.filter(
    ({ mine, theirs }) => !isSame(withoutEmpty(mine), withoutEmpty(theirs)),
  )
  // An earlier release stored no hash; the first one says the same.
  const paths = changed.map(({ field, mine, theirs }) =>
    mine && theirs ? field.replace(sourceIn, '$1translations') : field,
  )
  return [...new Set(visible(paths))]
}

/** The name of the source hashes in the path of one. */
const sourceIn = /(^|\.)sources(?=(?:\.[^.]+){2}$)/u

/** Without what a form holds empty and an item may lack. */
const withoutEmpty = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(withoutEmpty)
  if (!isPlainObject(value)) return value === '' ? undefined : value
  const parts = Object.entries(value).map(([name, part]) => [name, withoutEmpty(part)] as const)
  const held = parts.filter(([, part]) => part !== undefined)
  return held.length === 0 ? undefined : Object.fromEntries(held)
}

/** Without the hashes that say what translations were made from. */
const visible = (paths: ReadonlyArray<string>): ReadonlyArray<string> =>
  paths.filter((field) => !/(?:^|\.)(?:sources|madeFrom)(?:\.|$)/u.test(field))

/** Without absent values, and without the groups that have nothing else. */
const present = (group: Parts): Parts => {
  const kept = Object.entries(group).flatMap(([name, value]) => {
    const part = isPlainObject(value) ? present(value) : value
    const isEmptied =
      isPlainObject(value) && isPlainObject(part) && isEmptyGroup(part) && !isEmptyGroup(value)
    return part === undefined || isEmptied ? [] : [[name, part] as const]
  })
  return Object.fromEntries(kept)
}

const isEmptyGroup = (group: Parts) => Object.keys(group).length === 0
