import { Context, type Duration, type Effect } from 'effect'
import type { AnyReceived, NotificationRecipient } from '#domain/mail/inbox/notification.ts'
import type { CallFailed, StoreBusy } from '../failures.ts'

/** A notification that is tried now, with the mail that it tells of. */
export interface ClaimedNotification {
  readonly id: string
  readonly recipient: NotificationRecipient
  readonly received: AnyReceived
  /** Random, and the same for every try. */
  readonly token: string
  /** This one included. */
  readonly tries: number
  /** The end of the lease (ISO 8601 in UTC). */
  readonly until: string
}

/** What became of a try. `at` is when the next one is due (ISO 8601 in UTC). */
export type NotificationOutcome =
  | { readonly state: 'sent' }
  | { readonly state: 'waiting'; readonly at: string; readonly reason: string }
  | { readonly state: 'parked'; readonly reason: string }

/** Some that have not gone out. */
export interface Backlog {
  readonly count: number
  /** When the oldest of them was stored (ISO 8601 in UTC), if there is one. */
  readonly since: string | undefined
}

/** Notifications on their way out; they are as durable as the mails they tell of, and stored together with them. */
export class NotificationQueue extends Context.Service<
  NotificationQueue,
  {
    /**
     * Takes the one that has been due the longest, if any. Nobody else gets it before the lease is over; then it is due
     * again, unless it has been settled.
     */
    claim(lease: Duration.Input): Effect.Effect<ClaimedNotification | undefined, StoreBusy | CallFailed>
    /** Changes nothing where the lease was over and another has claimed it since. */
    settle(
      claimed: ClaimedNotification,
      outcome: NotificationOutcome,
    ): Effect.Effect<void, StoreBusy | CallFailed>
    readonly backlog: Effect.Effect<Readonly<Record<'waiting' | 'parked', Backlog>>, StoreBusy | CallFailed>
  }
>()('sahilan/ports/NotificationQueue') {}
