import type { CurrentItem } from '../publishing/apply-draft.ts'
import { isPublishable } from '../publishing/draft.ts'
import type { ActivityKind } from './activity.ts'
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

/** Where an item is after its newest change. */
export const stateAfter = (kind: ActivityKind): ItemState => {
  if (kind === 'unpublished') return kind
  return kind === 'deleted' || kind === 'erased' ? 'absent' : 'live'
}
