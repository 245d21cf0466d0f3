import { Context, Data, type Effect } from 'effect'
import type { InboundEmail, InboundOutcome, EmailHead } from '#domain/mail/inbound/inbound-email.ts'

/** The mailbox cannot be read now. `reason` is a sentence for staff. */
export class MailboxUnavailable extends Data.TaggedError('MailboxUnavailable')<{ readonly reason: string }> {}

/** Handles the e-mails of a mailbox. */
export interface MailTaker<E, R> {
  /** Decides by the headers, before the body is fetched: anyone can send large e-mails. */
  readonly outcome: (head: EmailHead) => Effect.Effect<InboundOutcome, E, R>
  /** Takes an e-mail that will be stored. */
  readonly take: (mail: InboundEmail) => Effect.Effect<InboundOutcome, E, R>
}

/** The mailbox of visitors' replies: letters with answers have it as `Reply-To`. */
export class Mailbox extends Context.Service<
  Mailbox,
  {
    /**
     * Passes on unread e-mails, oldest first, each once as long as this process runs, and marks those as read that are
     * stored or known. An e-mail that fails is logged and comes again, like one whose outcome is `later`.
     */
    readEach<E, R>(taker: MailTaker<E, R>): Effect.Effect<void, MailboxUnavailable, R>
  }
>()('sahilan/ports/Mailbox') {}
