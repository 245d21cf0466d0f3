import { Context, Data, type Effect } from 'effect'
import type { LetterContent } from '#domain/mail/letters/letter-content.ts'

/** An e-mail to one address. */
export interface Letter extends LetterContent {
  readonly to: string
  /** The header `Auto-Submitted` (RFC 3834); absent for a letter that a person wrote. */
  readonly automatic?: 'auto-generated' | 'auto-replied'
  /** Makes the `Message-ID`; the same on every try, so that mail servers and clients recognise duplicates. */
  readonly token: string
  /** The tokens of earlier letters of the same thread, oldest first: it replies to the last and refers to all. */
  readonly earlier?: ReadonlyArray<string>
}

/** A permanent failure: retrying makes no sense. `reason` is a sentence for staff. */
export class LetterRefused extends Data.TaggedError('LetterRefused')<{ readonly reason: string }> {}

/** A transient failure, or an unknown outcome; retry later. */
export class LetterUnsent extends Data.TaggedError('LetterUnsent')<{ readonly reason: string }> {}

/** Sends letters by a mail server. */
export class Mailer extends Context.Service<
  Mailer,
  {
    /** Succeeds once the mail server has accepted the message. Interruption closes the connection. */
    send(letter: Letter): Effect.Effect<void, LetterRefused | LetterUnsent>
  }
>()('sahilan/ports/Mailer') {}
