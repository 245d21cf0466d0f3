import type { Stored } from '../../content/content-type.ts'
import type { Enquiry } from '../../enquiry/enquiry.ts'
import type { Profile } from '../../profile/profile.ts'
import type { Receipt } from './receipt.ts'
import type { SpamCheck } from './spam.ts'

export const mailStatuses = ['new', 'read', 'answered', 'spam'] as const
export type MailStatus = (typeof mailStatuses)[number]

/** What staff add to a received mail. */
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

/** What the back end adds while staff handle a mail. */
export interface Handled {
  /** When a person last answered it; absent before (ISO 8601 in UTC). */
  readonly answeredAt?: string
}

/** A received enquiry; `createdAt` is the time of receipt. */
export interface ReceivedEnquiry extends Enquiry, Receipt, ShownForm, Handling, Handled, SpamCheck, Stored {}

/** A received application. It has the position's title of that time, which outlives the position. */
export interface ReceivedProfile extends Profile, Receipt, ShownForm, Handling, Handled, SpamCheck, Stored {
  readonly position: string
  readonly resumeName: string
}

/** The fields of a received mail that staff may change. */
export type HandlingChange = Partial<Handling> & { readonly version?: number }

/** One sentence for each invalid field of a change. */
export const handlingErrors = (change: {
  readonly status?: unknown
  readonly note?: unknown
}): Partial<Record<keyof Handling, string>> => {
  const errors: Partial<Record<keyof Handling, string>> = {}
  if (change.status !== undefined && !mailStatuses.some((status) => status === change.status)) {
    errors.status = `Status is one of ${mailStatuses.join(', ')}`
  }
  if (change.note !== undefined && (typeof change.note !== 'string' || change.note.length > noteLimit)) {
    errors.note = `Note has at most ${noteLimit} characters`
  }
  return errors
}
