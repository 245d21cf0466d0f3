import { Context, Data, type Effect } from 'effect'
import type { InboundMail, InboundOutcome, MailHead } from '#domain/mail/inbound/inbound-mail.ts'

/** The mailbox cannot be read now. `reason` is a sentence for staff. */
export class MailboxUnavailable extends Data.TaggedError('MailboxUnavailable')<{ readonly reason: string }> {}

/** Handles the mails of a mailbox. */
export interface MailTaker<E, R> {
  /** Decides by the head alone, as reading a whole mail is costly and anybody can send one. */
  readonly outcome: (head: MailHead) => Effect.Effect<InboundOutcome, E, R>
  /** Takes a mail that will be stored. */
  readonly take: (mail: InboundMail) => Effect.Effect<InboundOutcome, E, R>
}

/** The mailbox that answers name as their `Reply-To`. */
export class Mailbox extends Context.Service<
  Mailbox,
  {
    /**
     * Passes on unread mails, oldest first, each once as long as this process runs, and marks those as read that are
     * not left. A mail that fails is logged and comes again.
     */
    readEach<E, R>(taker: MailTaker<E, R>): Effect.Effect<void, MailboxUnavailable, R>
  }
>()('sahilan/ports/Mailbox') {}
