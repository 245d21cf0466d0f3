import type { Author } from '../history/author.ts'
import type { ItemRef } from '../history/item-ref.ts'
import type { Draft, Publishable } from './draft.ts'

/** Which drafts a preview applies: all of these subjects, or only those of one item, or one. */
export interface PreviewedDrafts {
  readonly subjects: ReadonlyArray<Publishable>
  readonly only?: { readonly subject: Publishable; readonly itemId: string } | { readonly draftId: string }
}

/**
 * `drafts` shows the site as it is with the drafts without a time; an instant, ISO 8601 in UTC, with all scheduled
 * changes until then.
 */
export type PreviewMoment = string

export const draftsMoment: PreviewMoment = 'drafts'

/** A change that a preview has applied. */
export interface PreviewChange extends ItemRef<Publishable> {
  readonly title: string
  readonly kind: 'add' | 'update' | 'unpublish'
  /** The paths of the fields that differ from the site before. */
  readonly changes: ReadonlyArray<string>
  /** The paths of the fields that were also changed on the site since the draft was begun. */
  readonly conflicts: ReadonlyArray<string>
  readonly release: string
  readonly author: Author
}

/** A time at which scheduled changes are due. */
export interface DueMoment {
  readonly dueAt: string
  readonly releases: ReadonlyArray<string>
  readonly total: number
}

/** New items of a preview have ids from here on, which no item on the site will have. */
export const firstPreviewId = 900_000_000_000_001

export const isPreviewed = (
  { subjects, only }: PreviewedDrafts,
  { id, revertsId, subject, itemId }: Pick<Draft, 'id' | 'revertsId' | 'subject' | 'itemId'>,
): boolean => {
  if (!subjects.includes(subject)) return false
  if (only === undefined) return true
  if ('draftId' in only) return only.draftId === id || only.draftId === revertsId
  return only.subject === subject && only.itemId === itemId
}

/** When a scheduled change is due. */
export type DraftTime = Pick<Draft, 'dueAt' | 'release'>

/** The times at which drafts in the order of their times are due. */
export const dueMoments = (drafts: ReadonlyArray<DraftTime>): ReadonlyArray<DueMoment> => {
  const moments = new Map<string, DueMoment>()
  for (const { dueAt, release } of drafts) {
    const { releases = [], total = 0 } = moments.get(dueAt) ?? {}
    const isNew = release !== '' && !releases.includes(release)
    moments.set(dueAt, { dueAt, releases: isNew ? [...releases, release] : releases, total: total + 1 })
  }
  return [...moments.values()]
}

/** A moment as addresses name it, such as `20261216T0600Z`. */
export const momentSegment = (moment: PreviewMoment): string =>
  moment.replace(/^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d).*$/u, '$1$2$3T$4$5Z')

/** The moment of an address; `undefined` if it names none. */
export const momentOfSegment = (segment: string): PreviewMoment | undefined => {
  if (segment === draftsMoment) return segment
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)Z$/u.exec(segment) ?? []
  const [year, month, day, hour, minute] = parts
  const moment = `${year}-${month}-${day}T${hour}:${minute}:00.000Z`
  return Number.isNaN(Date.parse(moment)) ? undefined : moment
}
