import { Context, type Duration, type Effect } from 'effect'
import type { ExpiringToken } from '#domain/connections/api-token.ts'
import type { Digest } from '#domain/desk/digest.ts'
import type { ThreadMessage } from '#domain/desk/thread.ts'
import type { AnyReceived, OutboxRecipient } from '#domain/mail/inbox/notification.ts'
import type { UnexpectedFailure, StoreBusy } from '../../failures.ts'

type Claim = Pick<ClaimedNotification, 'id' | 'token' | 'tries' | 'until'>

/** A digest that this process is sending. */
export interface ClaimedDigest extends Claim {
  readonly recipient: 'digest'
  readonly digest: Digest
}

/** A notice about the end of an API token that this process is sending. */
export interface ClaimedTokenNotice extends Claim {
  readonly recipient: 'expiringToken'
  readonly expiring: ExpiringToken
}

export type ClaimedItem = ClaimedNotification | ClaimedDigest | ClaimedTokenNotice

/** A notification that this process is sending, with the received mail that it is about. */
export interface ClaimedNotification {
  readonly id: string
  readonly recipient: OutboxRecipient
  readonly received: AnyReceived
  /** The answer to send, or the reply that staff are notified of. */
  readonly message?: Pick<ThreadMessage, 'text' | 'language'>
  /** The owner of the mail, who gets the notice of a reply instead of the team. The language is a tag; empty for the default. */
  readonly owner?: { readonly email: string; readonly language: string }
  /** Random, and the same on every try. */
  readonly token: string
  /** The tokens of the mails that this visitor was sent before about the same mail, oldest first. */
  readonly earlier: ReadonlyArray<string>
  /** The code for the link to the receipt page; empty if the mail has no link. */
  readonly code: string
  /** Counts from 1. */
  readonly tries: number
  /** The end of the lease (ISO 8601 in UTC). */
  readonly until: string
}

/** The result of a try. `at` is when the next one is due (ISO 8601 in UTC). */
export type NotificationOutcome =
  | { readonly state: 'sent' }
  | { readonly state: 'waiting'; readonly at: string; readonly reason: string }
  | { readonly state: 'parked'; readonly reason: string }

/** The notifications in one state. */
export interface Backlog {
  readonly count: number
  /** When the oldest was stored (ISO 8601 in UTC); `undefined` if there is none. */
  readonly since: string | undefined
}

/**
 * The worker's side of notifications: claims the next one that is due and settles the result. They are stored in the
 * transaction of the mail that they are about. Staff see and retry them by `Notifications`.
 */
export class NotificationQueue extends Context.Service<
  NotificationQueue,
  {
    /**
     * Claims the notification that has been due the longest; `undefined` if none is due. Unless it is settled, it is
     * due again when the lease ends.
     */
    claim(lease: Duration.Input): Effect.Effect<ClaimedItem | undefined, StoreBusy | UnexpectedFailure>
    /** Does nothing if the lease has ended and another process has claimed the notification since. */
    settle(
      claimed: Pick<ClaimedNotification, 'id' | 'until'>,
      outcome: NotificationOutcome,
    ): Effect.Effect<void, StoreBusy | UnexpectedFailure>
    /** Without notices whose time has not come, and notices about tokens while there is no mail server. */
    readonly backlog: Effect.Effect<
      Readonly<Record<'waiting' | 'parked', Backlog>>,
      StoreBusy | UnexpectedFailure
    >
  }
>()('sahilan/ports/NotificationQueue') {}
