import { Context, type Effect } from 'effect'
import type {
  InboundEmail,
  InboundOutcome,
  EmailFile,
  EmailHead,
} from '#domain/mail/inbound/inbound-email.ts'
import type { UnexpectedFailure, StoreBusy } from '../../failures.ts'

/** A file of an e-mail; one that is not stored is only named. */
export interface CheckedFile extends Pick<EmailFile, 'name'> {
  /** In bytes. */
  readonly size: number
  /** With the ending of its kind, such as `.pdf`; `undefined` if it is not stored. */
  readonly content: { readonly ending: string; readonly bytes: Uint8Array } | undefined
}

/** Adds e-mails to the threads that they answer. */
export class InboundMails extends Context.Service<
  InboundMails,
  {
    /** Predicts the outcome of `store` by the head alone, so that only e-mails to store are read in full. */
    outcome(head: EmailHead): Effect.Effect<InboundOutcome, StoreBusy | UnexpectedFailure>
    /** Stores an e-mail as a reply of its visitor, once for each `messageId`. */
    store(
      mail: InboundEmail,
      files: ReadonlyArray<CheckedFile>,
    ): Effect.Effect<InboundOutcome, StoreBusy | UnexpectedFailure>
  }
>()('sahilan/ports/InboundMails') {}
