import type { CurrentItem } from '../publishing/apply-draft.ts'
import { isPublishable } from '../publishing/draft.ts'
import { changesProvided } from '../sign-in/single-sign-on/provided-fields.ts'
import type { ActivityKind, Snapshot } from './activity.ts'
import type { Subject } from './subject.ts'

/** How a former version comes back: as a new version at once, or as a draft of the item. */
export type RestoreWay = 'atOnce' | 'draft'

export type ItemState = CurrentItem['state']

interface Restoring {
  readonly state: ItemState
  /** Whether the person may change what visitors see. */
  readonly mayChangeLive: boolean
  /** Whether the back end has drafts. */
  readonly hasDrafts: boolean
}

/** The ways to restore a former version of an item. Mails, templates and personal data have no former versions. */
export const restoreWays = (
  subject: Subject,
  { state, mayChangeLive, hasDrafts }: Restoring,
): ReadonlyArray<RestoreWay> => {
  const isDraftable = isPublishable(subject)
  if (state === 'absent') return []
  const isSaved = isDraftable || subject === 'account' || subject === 'desk'
  return [
    ...(isSaved && mayChangeLive && state === 'live' ? (['atOnce'] as const) : []),
    ...(isDraftable && hasDrafts ? (['draft'] as const) : []),
  ]
}

/** Whether a version differs from the current one in what only the provider of single sign-on decides. */
export const isOfProvider = (version: Snapshot | null, current: Snapshot | null | undefined): boolean =>
  current?.['fromProvider'] === true && changesProvided(current, version ?? {})

/** Where an item is after its newest change. */
export const stateAfter = (kind: ActivityKind): ItemState => {
  if (kind === 'unpublished') return kind
  return kind === 'deleted' || kind === 'erased' ? 'absent' : 'live'
}
