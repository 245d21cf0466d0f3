import type { Stored } from '../../content/content-type.ts'
import type { Enquiry } from '../../visitor-forms/enquiry/enquiry.ts'
import type { EnquiryTopic } from '../../visitor-forms/enquiry/enquiry-topic.ts'
import type { Profile } from '../../visitor-forms/profile/profile.ts'
import { tagErrors } from '../../desk/tags.ts'
import type { Receipt } from './receipt.ts'
import type { SpamCheck } from './spam.ts'

export const mailStatuses = ['new', 'read', 'answered', 'spam'] as const
export type MailStatus = (typeof mailStatuses)[number]

/** The fields that staff add to a received mail. */
export interface Handling {
  readonly status: MailStatus
  readonly note: string
}

export const noteLimit = 5_000

/** The form that the sender was shown. */
export interface ShownForm {
  /** The version of the privacy note under the form; empty if the form had none. */
  readonly consent: string
  /** The tag of its language; absent if that is the default language. */
  readonly language?: string
}

/** How the desk handles a received mail. Fields without a value are absent. */
export interface DeskHandling {
  /** The id of the account that looks after it. */
  readonly owner?: string
  readonly ownerName?: string
  /** When an answer is due (ISO 8601 in UTC). */
  readonly dueAt?: string
  /** When a person first answered (ISO 8601 in UTC). */
  readonly answeredAt?: string
  readonly tags?: ReadonlyArray<string>
}

/** A received enquiry; `createdAt` is the time of receipt. */
export interface ReceivedEnquiry
  extends
    Omit<Enquiry, keyof EnquiryTopic>,
    EnquiryTopic,
    Receipt,
    ShownForm,
    Handling,
    DeskHandling,
    SpamCheck,
    Stored {}

/** A received application. It has the position's title of that time, which outlives the position. */
export interface ReceivedProfile
  extends Profile, Receipt, ShownForm, Handling, DeskHandling, SpamCheck, Stored {
  readonly position: string
  readonly resumeName: string
}

/** The fields of a received mail that staff may change; an empty owner means none. */
export type HandlingChange = Partial<Handling> &
  Pick<DeskHandling, 'owner' | 'tags'> & { readonly version?: number }

/** One sentence for each invalid field of a change. */
export const handlingErrors = (change: {
  readonly status?: unknown
  readonly note?: unknown
  readonly tags?: ReadonlyArray<string>
}): Partial<Record<keyof Handling | 'tags', string>> => {
  const errors: Partial<Record<keyof Handling | 'tags', string>> = { ...tagErrors(change.tags) }
  if (change.status !== undefined && !mailStatuses.some((status) => status === change.status)) {
    errors.status = `Status is one of ${mailStatuses.join(', ')}`
  }
  if (change.note !== undefined && (typeof change.note !== 'string' || change.note.length > noteLimit)) {
    errors.note = `Note has at most ${noteLimit} characters`
  }
  return errors
}
