import { isSame } from '../content/merge/is-same.ts'
import type { ListQuery } from '../content/list/list-query.ts'
import type { Author } from './author.ts'
import type { Subject } from './subject.ts'

/** What is done to items; the last three to what is kept of persons: after its time, or on their demand. */
export const changeKinds = [
  'added',
  'updated',
  'ordered',
  'deleted',
  'restored',
  'erased',
  'expired',
  'exported',
  'forgotten',
] as const
/** Who came, who did not get in, who asked for what they may not, and who did what is about no content. */
export const accessKinds = [
  'signedIn',
  'signInFailed',
  'refused',
  'resetStarted',
  'secondFactorOn',
  'secondFactorOff',
  'sentAgain',
] as const
export const activityKinds = [...changeKinds, ...accessKinds] as const

export type ChangeKind = (typeof changeKinds)[number]
export type AccessKind = (typeof accessKinds)[number]
export type ActivityKind = (typeof activityKinds)[number]

export const isActivityKind = (value: unknown): value is ActivityKind =>
  activityKinds.some((kind) => kind === value)

/** Something that was done, by whom and when. */
export interface Activity {
  readonly id: string
  /** ISO 8601 in UTC. */
  readonly at: string
  readonly kind: ActivityKind
  readonly author: Author
  /** The network address that it came from; empty where the program itself did it. */
  readonly address: string
  /** Empty where it is about no content. */
  readonly subject: Subject | ''
  /** Empty where it is about all of them. */
  readonly itemId: string
  /** What the item was called, or the call that was refused. */
  readonly title: string
}

/** The fields of an item as they were, by the names of the domain. */
export type Snapshot = Readonly<Record<string, unknown>>

/** An activity with what it changed. */
export interface Change extends Activity {
  /** The item's version from then on; 0 where it has none. */
  readonly version: number
  readonly before: Snapshot | null
  readonly after: Snapshot | null
}

/** Whether a save left an item as it was: such a save is no part of its history. */
export const changedNothing = ({ kind, before, after }: Pick<Change, 'kind' | 'before' | 'after'>): boolean =>
  kind === 'updated' && before !== null && isSame(before, after)

/** Which activities are asked for; all of what is given holds. */
export interface ActivityFilter {
  /** Every word of it stands in the author's name or in the title. */
  readonly search?: string
  /** One of these; without them also what is about no content. */
  readonly subjects?: ReadonlyArray<Subject>
  readonly kind?: ActivityKind
  /** From this instant on, ISO 8601. */
  readonly from?: string
  /** Before this instant, ISO 8601. */
  readonly until?: string
}

/** Activities stand newest first; there is no other order. */
export type ActivityQuery = Omit<ListQuery, 'sort' | 'search'> & ActivityFilter
