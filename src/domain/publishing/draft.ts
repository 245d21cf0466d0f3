import type { MoveTarget } from '../content/list/arrangement.ts'
import { contentTypeNames, type ContentTypeName } from '../content/content-types.ts'
import type { Page, ListQuery } from '../content/list/list-query.ts'
import type { Snapshot } from '../history/activity.ts'
import type { Author } from '../history/author.ts'
import type { ItemRef } from '../history/item-ref.ts'
import { snapshotTitles, type TranslatedTitles } from '../history/translated-titles.ts'
import type { Review, ReviewState } from './review.ts'

/** The subjects that have drafts: the items of every content type, and the home page. */
export type Publishable = ContentTypeName | 'homePage'

export const publishables: ReadonlyArray<Publishable> = [...contentTypeNames, 'homePage']

export const isPublishable = (subject: unknown): subject is Publishable =>
  publishables.some((publishable) => publishable === subject)

export const draftActions = ['publish', 'unpublish', 'revert'] as const

/** The action on the item when the draft is applied. `revert` undoes a scheduled change. */
export type DraftAction = (typeof draftActions)[number]

export const draftStates = ['waiting', 'failed', 'discarded'] as const

/** A failed one could not be applied and waits for a person; a discarded one can be restored for 30 days. */
export type DraftState = (typeof draftStates)[number]

/** The content of a draft of an item, or of a new one. With a time it is a scheduled change. */
export interface DraftContent {
  /** Stored fields with their translations; empty for an unpublish, and for a revert until its change is applied. */
  readonly fields: Snapshot
  /** The place of a new item in its list; the last if absent. */
  readonly place?: MoveTarget
  /** ISO 8601 in UTC, in whole minutes; empty for a draft without a time. */
  readonly dueAt: string
  /** A name that scheduled changes share; empty if there is none. */
  readonly release: string
}

export interface Draft extends ItemRef<Publishable>, DraftContent, Partial<Review> {
  readonly id: string
  /** Empty for a new item. */
  readonly itemId: string
  readonly action: DraftAction
  /** The live fields when it was begun; `null` for a new item. */
  readonly base: Snapshot | null
  /** The id of the scheduled change that a revert undoes; empty for other actions. */
  readonly revertsId: string
  readonly state: DraftState
  /** Why it could not be applied, for good or until now; else empty. */
  readonly reason: string
  /** Who saved it last, or scheduled it. */
  readonly author: Author
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
}

/** A draft as lists show it. */
export interface ListedDraft extends Omit<Draft, 'base' | 'fields' | 'place'>, TranslatedTitles {
  /** When the change is undone; empty if it stays. */
  readonly revertAt: string
}

/** A draft with what depends on its item today. */
export interface DraftDetails extends Omit<ListedDraft, 'translations'>, Pick<Draft, 'place'> {
  /** The live fields when it was begun, read like `fields`; `null` for a new item. */
  readonly base: Snapshot | null
  /** The fields with their translations, as an item is read in all languages. */
  readonly fields: Snapshot
  /** The paths of the fields that publishing will change. */
  readonly changes: ReadonlyArray<string>
  /** The paths of the fields that the live item changed too, to something else. */
  readonly conflicts: ReadonlyArray<string>
  /** The errors that publishing would return, one sentence for each field. */
  readonly errors: Readonly<Record<string, string>>
  /** The item as it is live, or was until it was unpublished, with its version; `null` for a new one. */
  readonly item: (Snapshot & { readonly version: number }) | null
}

/** The input for a draft. Absent fields stay as they are. */
export type DraftInput = Partial<DraftContent> & {
  /** When the change is undone; empty if it stays. */
  readonly revertAt?: string
}

export interface NewDraft extends ItemRef<Publishable>, DraftInput {
  readonly action: Exclude<DraftAction, 'revert'>
  /** The version of the live item that the person has seen. */
  readonly itemVersion?: number
}

export interface DraftChange extends DraftInput {
  /** The version of the draft that the person has seen. */
  readonly version?: number
  /** The version of the live item that the person has seen and merged; it becomes the new base. */
  readonly itemVersion?: number
}

/** The lists of the screen Scheduled: drafts without a time, scheduled, failed and discarded ones. */
export const draftLists = ['draft', 'scheduled', 'failed', 'discarded'] as const
export type DraftList = (typeof draftLists)[number]

/** In the order of their times; those without one first. All given conditions apply. */
export interface DraftQuery extends Omit<ListQuery, 'sort'> {
  /** All but the discarded ones, unless given. */
  readonly lists?: ReadonlyArray<DraftList>
  readonly subjects?: ReadonlyArray<Publishable>
  /** Ids of items of the subjects. */
  readonly items?: ReadonlyArray<string>
  readonly release?: string
  /** Due from this instant on; in the form of `dueAt`. */
  readonly from?: string
  /** Due before this instant. */
  readonly until?: string
  readonly review?: ReviewState
}

export type DraftPage = Page<ListedDraft>

/** In which list a draft is. */
export const draftListOf = ({ state, dueAt }: Pick<Draft, 'state' | 'dueAt'>): DraftList => {
  if (state !== 'waiting') return state
  return dueAt === '' ? 'draft' : 'scheduled'
}

type Titled = Pick<Draft, 'subject' | 'base' | 'fields'>

const titledBy = ({ base, fields }: Titled) => (Object.keys(fields).length === 0 ? base : fields)

/** The title of a draft, and those in all or some further languages; those of its item if it has no fields. */
export const draftTitles = (draft: Titled, tags?: ReadonlyArray<string>) =>
  snapshotTitles(draft.subject, titledBy(draft), tags)

/** The item id under which the history records a draft; a new item has no id yet. */
export const historyIdOf = ({ id, itemId }: Pick<Draft, 'id' | 'itemId'>): string =>
  itemId === '' ? `draft-${id}` : itemId

/** The fields of a draft that the history records. */
export const recordedDraft = (draft: Draft) => ({
  subject: draft.subject,
  itemId: historyIdOf(draft),
  before: draft.base,
  after: Object.keys(draft.fields).length === 0 ? null : draft.fields,
  version: draft.version,
})
