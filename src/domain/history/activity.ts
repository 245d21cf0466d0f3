import { isSame } from '../content/merge/is-same.ts'
import type { ListQuery } from '../content/list/list-query.ts'
import { minute } from '../time/durations.ts'
import type { Author } from './author.ts'
import type { Subject } from './subject.ts'

/** Changes of drafts, which change nothing that visitors see. */
const draftKinds = [
  'drafted',
  'scheduled',
  'unscheduled',
  'discarded',
  'reviewAsked',
  'reviewWithdrawn',
  'returned',
] as const
/**
 * Changes of items. The last three concern personal data: deleted after its retention time, exported, or erased on
 * demand.
 */
export const changeKinds = [
  'added',
  'updated',
  'ordered',
  'deleted',
  'restored',
  ...draftKinds,
  'unpublished',
  'published',
  'merged',
  'separated',
  'erased',
  'expired',
  'exported',
  'forgotten',
] as const
/** Actions without an item that anyone can cause, so that they are many in an attack. */
export const accessKinds = ['signedIn', 'signInFailed', 'refused', 'resetStarted'] as const
/** Changes without an item: of the own sign-in, of connections, of preview links and of old addresses. */
export const settingKinds = [
  'secondFactorOn',
  'secondFactorOff',
  'factorRolesSet',
  'passkeyAdded',
  'passkeyRemoved',
  'sentAgain',
  'tokenMade',
  'tokenRenewed',
  'tokenRevoked',
  'webhookMade',
  'webhookChanged',
  'webhookDeleted',
  'previewLinkMade',
  'previewLinkRevoked',
  'redirectAdded',
  'redirectChanged',
  'redirectDeleted',
  'redirectsImported',
] as const
export const activityKinds = [...changeKinds, ...accessKinds, ...settingKinds] as const

export type ChangeKind = (typeof changeKinds)[number]
export type AccessKind = (typeof accessKinds)[number]
export type SettingKind = (typeof settingKinds)[number]
export type ActivityKind = (typeof activityKinds)[number]

export const isActivityKind = (value: unknown): value is ActivityKind =>
  activityKinds.some((kind) => kind === value)

/** One line of the audit trail. */
export interface Activity {
  readonly id: string
  /** ISO 8601 in UTC. */
  readonly at: string
  readonly kind: ActivityKind
  readonly author: Author
  /** The network address of the author; empty if the server itself is the author. */
  readonly address: string
  /** Empty if no item is concerned. */
  readonly subject: Subject | ''
  /** Empty if all items of the subject are concerned. */
  readonly itemId: string
  /** The title of the item at the time, or the request that was refused. */
  readonly title: string
}

/** The fields of an item at one time, by their domain names. */
export type Snapshot = Readonly<Record<string, unknown>>

/** An activity with the item before and after it. */
export interface Change extends Activity {
  /** The item's version after the change; 0 if it has none. */
  readonly version: number
  readonly before: Snapshot | null
  readonly after: Snapshot | null
}

/** Whether a change of an item's history is of the item itself, not of a draft of it, which has its own versions. */
export const isOfItem = ({ kind }: Pick<Activity, 'kind'>): boolean =>
  !draftKinds.some((known) => known === kind)

/** Whether a save changed no field, so that the history leaves it out. */
export const changedNothing = ({ kind, before, after }: Pick<Change, 'kind' | 'before' | 'after'>): boolean =>
  kind === 'updated' && before !== null && isSame(before, after)

type Entry = Pick<Activity, 'kind' | 'at' | 'author'>

/** Whether a save of a draft belongs to the last entry of its item: one person's saves within ten minutes are one. */
export const isSameDrafting = (last: Entry, next: Entry): boolean =>
  last.kind === 'drafted' &&
  next.kind === 'drafted' &&
  last.author.id === next.author.id &&
  Date.parse(next.at) - Date.parse(last.at) < 10 * minute

/** Filters activities; all given conditions apply. */
export interface ActivityFilter {
  /** The author's name or the title contains every word. */
  readonly search?: string
  /** Any of these; if absent, activities without a subject match too. */
  readonly subjects?: ReadonlyArray<Subject>
  readonly kind?: ActivityKind
  /** From this instant on, ISO 8601. */
  readonly from?: string
  /** Before this instant, ISO 8601. */
  readonly until?: string
}

/** Activities are always ordered newest first. */
export type ActivityQuery = Omit<ListQuery, 'sort' | 'search'> & ActivityFilter
