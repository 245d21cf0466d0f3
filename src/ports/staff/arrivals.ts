import { Context, type Effect } from 'effect'
import type { ArrivedMails } from '#domain/mail/inbox/arrived-mails.ts'
import type { ReadFailure } from '../failures.ts'

/** Hears of mails as they come. */
export class Arrivals extends Context.Service<
  Arrivals,
  {
    /**
     * Tells at once how many mails have ever come, and again whenever there are more, until it is interrupted or the other
     * side ends it; whoever listens again reckons what came between.
     */
    listen(heard: (arrived: ArrivedMails) => void): Effect.Effect<void, ReadFailure>
  }
>()('sahilan/ports/Arrivals') {}
