import { Context, type Effect } from 'effect'
import type { NewMessage, Thread, ThreadMessage } from '#domain/desk/thread.ts'
import type { MailKind } from '#domain/mail/mail-kind.ts'
import type { ReadFailure, WriteFailure } from '../../failures.ts'

/** The messages of staff and visitors about a received mail. */
export class Threads extends Context.Service<
  Threads,
  {
    of(kind: MailKind, mailId: string): Effect.Effect<Thread, ReadFailure>
    /**
     * Stores a note, or an answer with the mail that will carry it, and marks the mail as answered. Fails with
     * `ItemChanged` and the thread if an answer or a reply came meanwhile. The same key stores one message.
     */
    add(
      kind: MailKind,
      mailId: string,
      message: NewMessage,
      key?: string,
    ): Effect.Effect<ThreadMessage, WriteFailure>
    /** Makes a parked answer due now; any other stays as it is. */
    sendAgain(kind: MailKind, mailId: string, messageId: string): Effect.Effect<ThreadMessage, WriteFailure>
    /** Shows others that this person is writing, until the returned time. */
    write(kind: MailKind, mailId: string): Effect.Effect<string, WriteFailure>
    stopWriting(kind: MailKind, mailId: string): Effect.Effect<void, WriteFailure>
  }
>()('sahilan/ports/Threads') {}
