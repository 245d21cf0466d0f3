import type { MailKind } from '../mail-kind.ts'
import type { ReceivedEnquiry, ReceivedProfile } from './received-mail.ts'

export const notificationRecipients = ['staff', 'visitor'] as const
export type NotificationRecipient = (typeof notificationRecipients)[number]

/** Whom letters about a received mail are for; `answer` is one by staff, which goes to the visitor. */
export type MailLetterRecipient = NotificationRecipient | 'answer'

/** A parked notification is tried again only if staff ask for it. */
export const notificationStates = ['waiting', 'sent', 'parked'] as const
export type NotificationState = (typeof notificationStates)[number]

/** One message about a received mail, to staff or to the visitor. */
export interface Notification {
  readonly id: string
  readonly kind: MailKind
  readonly mailId: string
  readonly recipient: NotificationRecipient
  readonly state: NotificationState
  /** Time of the next try, of the delivery or of the parking (ISO 8601 in UTC). */
  readonly at: string
  readonly tries: number
  /** Why the last try failed; empty if none did, and during the next one. */
  readonly reason: string
}

/** A received mail with its kind. */
export type AnyReceived =
  | { readonly kind: 'enquiries'; readonly mail: ReceivedEnquiry }
  | { readonly kind: 'profiles'; readonly mail: ReceivedProfile }

const soon = 5 * 60_000

/** Whether its state may change within five minutes, so that a screen should poll. */
export const isInFlight = ({ state, at }: Notification, now: number): boolean =>
  state === 'waiting' && Date.parse(at) < now + soon
