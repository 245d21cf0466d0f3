import { Context, Data, type Effect } from 'effect'
import type { InboundMail } from '#domain/mail/inbound/inbound-mail.ts'

/** The mailbox cannot be read now. `reason` is a sentence for staff. */
export class MailboxAway extends Data.TaggedError('MailboxAway')<{ readonly reason: string }> {}

/** The mailbox that answers name as their `Reply-To`. */
export class Mailbox extends Context.Service<
  Mailbox,
  {
    /**
     * Passes unread mails to `take`, oldest first, each once as long as this process runs, and marks those as read for
     * which it returns `true`. A mail whose `take` fails comes again.
     */
    readEach<E, R>(
      take: (mail: InboundMail) => Effect.Effect<boolean, E, R>,
    ): Effect.Effect<void, E | MailboxAway, R>
  }
>()('sahilan/ports/Mailbox') {}
