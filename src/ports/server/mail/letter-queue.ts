import { Context, type Duration, type Effect } from 'effect'
import type { ExpiringToken } from '#domain/connections/api-token.ts'
import type { Digest } from '#domain/desk/digest.ts'
import type { ThreadMessage } from '#domain/desk/thread.ts'
import type { AnyReceived, MailLetterRecipient } from '#domain/mail/inbox/notification.ts'
import type { UnexpectedFailure, StoreBusy } from '../../failures.ts'

type Claim = Pick<ClaimedMailLetter, 'id' | 'token' | 'tries' | 'until'>

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

export type ClaimedLetter = ClaimedMailLetter | ClaimedDigest | ClaimedTokenNotice

/** A letter about a received mail that this process is sending: a notification, a receipt or an answer. */
export interface ClaimedMailLetter {
  readonly id: string
  readonly recipient: MailLetterRecipient
  readonly received: AnyReceived
  /** The answer to send, or the reply that staff are notified of. */
  readonly message?: Pick<ThreadMessage, 'text' | 'language'>
  /** The owner of the mail, who gets the notice of a reply instead of the team. The language is a tag; empty for the default. */
  readonly owner?: { readonly email: string; readonly language: string }
  /** Random, and the same on every try. */
  readonly token: string
  /** The tokens of earlier letters to this visitor about the same mail, oldest first. */
  readonly earlier: ReadonlyArray<string>
  /** The code for the link to the receipt page; empty if the letter has no link. */
  readonly code: string
  /** Counts from 1. */
  readonly tries: number
  /** The end of the lease (ISO 8601 in UTC). */
  readonly until: string
}

/** The result of a try. `at` is when the next one is due (ISO 8601 in UTC). */
export type LetterOutcome =
  | { readonly state: 'sent' }
  | { readonly state: 'waiting'; readonly at: string; readonly reason: string }
  | { readonly state: 'parked'; readonly reason: string }

/** The letters in one state. */
export interface Backlog {
  readonly count: number
  /** When the oldest was stored (ISO 8601 in UTC); `undefined` if there is none. */
  readonly since: string | undefined
}

/**
 * The outbox of letters to staff and visitors, as the worker sees it: claims the next one that is due and settles the
 * result. A letter is stored in the transaction of what it is about. Staff see and retry those about received mails by
 * `Notifications`.
 */
export class LetterQueue extends Context.Service<
  LetterQueue,
  {
    /**
     * Claims the letter that has been due the longest; `undefined` if none is due. Unless it is settled, it is
     * due again when the lease ends.
     */
    claim(lease: Duration.Input): Effect.Effect<ClaimedLetter | undefined, StoreBusy | UnexpectedFailure>
    /** Does nothing if the lease has ended and another process has claimed the letter since. */
    settle(
      claimed: Pick<ClaimedMailLetter, 'id' | 'until'>,
      outcome: LetterOutcome,
    ): Effect.Effect<void, StoreBusy | UnexpectedFailure>
    /** Excludes notices that are not due yet, and those about tokens if no mail server is configured. */
    readonly backlog: Effect.Effect<
      Readonly<Record<'waiting' | 'parked', Backlog>>,
      StoreBusy | UnexpectedFailure
    >
  }
>()('sahilan/ports/LetterQueue') {}
