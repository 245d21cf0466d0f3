import { Context, Data, type Effect } from 'effect'
import type { Message } from '#domain/mail/messages/message.ts'

/** A message to one address. */
export interface Letter extends Message {
  readonly to: string
  /** Whether a machine wrote it, and whether because somebody wrote first (RFC 3834); `no` for what a person writes. */
  readonly automatic: 'auto-generated' | 'auto-replied' | 'no'
  /** The same for every try, so that a mail server or a reader knows a message that comes twice. */
  readonly token: string
}

/** The other side will not take this message, however often it is offered. `reason` is a sentence for staff. */
export class MailRefused extends Data.TaggedError('MailRefused')<{ readonly reason: string }> {}

/** The message did not go out, or nobody knows whether it did; another try makes sense. */
export class MailUnsent extends Data.TaggedError('MailUnsent')<{ readonly reason: string }> {}

/** The way to a mail server. */
export class Mailer extends Context.Service<
  Mailer,
  {
    /** Success means that the other side has taken the message. Interrupting it ends the connection. */
    send(letter: Letter): Effect.Effect<void, MailRefused | MailUnsent>
  }
>()('sahilan/ports/Mailer') {}
