import { Context, type Effect } from 'effect'
import type { ArrivedMails } from '#domain/mail/inbox/arrived-mails.ts'
import type { ReadFailure } from '../../failures.ts'

/** Announces received mails in real time. */
export class Arrivals extends Context.Service<
  Arrivals,
  {
    /**
     * Calls `onArrival` at once with the number of mails received so far, and again whenever it grows or other people
     * write answers, until it is interrupted or the back end closes the stream. After reconnecting, the difference is
     * what arrived meanwhile.
     */
    listen(onArrival: (arrived: ArrivedMails) => void): Effect.Effect<void, ReadFailure>
  }
>()('sahilan/ports/Arrivals') {}
