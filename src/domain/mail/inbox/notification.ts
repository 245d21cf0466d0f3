import type { ReceivedEnquiry, ReceivedProfile } from './received-mail.ts'

/** What visitors send, by the name of its inbox. */
export type MailKind = 'enquiries' | 'profiles'

/** Whom a received mail makes the server write to. */
export const notificationRecipients = ['staff', 'visitor'] as const
export type NotificationRecipient = (typeof notificationRecipients)[number]

/** Parked ones are not tried again before a person asks for it. */
export const notificationStates = ['waiting', 'sent', 'parked'] as const
export type NotificationState = (typeof notificationStates)[number]

/** One message that a received mail makes the server write, as staff see it. */
export interface Notification {
  readonly id: string
  readonly kind: MailKind
  readonly mailId: string
  readonly recipient: NotificationRecipient
  readonly state: NotificationState
  /** When it is tried next, went out or was parked (ISO 8601 in UTC). */
  readonly at: string
  /** How often it has been tried. */
  readonly tries: number
  /** Why the last try failed; empty where none did. */
  readonly reason: string
}

/** A received mail with what kind it is of. */
export type AnyReceived =
  | { readonly kind: 'enquiries'; readonly mail: ReceivedEnquiry }
  | { readonly kind: 'profiles'; readonly mail: ReceivedProfile }

const soon = 5 * 60_000

/** Whether it may be settled in a moment: it is due, or somebody is sending it. */
export const isInFlight = ({ state, at }: Notification, now: number): boolean =>
  state === 'waiting' && Date.parse(at) < now + soon
