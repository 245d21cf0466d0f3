import { DateTime, Effect, Layer, Random, Schedule, type Duration } from 'effect'
import { retryDelayAfter, retryDelays } from '#domain/mail/letters/backoff.ts'
import type { HomePageDetails } from '#ports/content/home-page.ts'
import { Mailer } from '#ports/server/mail/mailer.ts'
import { LetterQueue, type ClaimedLetter, type LetterOutcome } from '#ports/server/mail/letter-queue.ts'
import { letterOf, type LetterConfig } from './letter-of.ts'
import { LetterSignal } from './letter-signal.ts'

export interface LetterJobOptions extends LetterConfig {
  /** Milliseconds between the attempts of one letter. */
  readonly delays?: ReadonlyArray<number>
  /** How often the job polls for letters that are due without a signal: retries, and those of other processes. */
  readonly pollInterval?: Duration.Input
}

/** Longer than any attempt takes. After a crash, a claimed letter waits this long. */
const lease = '3 minutes'

/** Retries storing an outcome; ends well before the lease, after which the letter would be sent again. */
const withinLease = Schedule.spaced('1 second').pipe(Schedule.upTo({ duration: '1 minute' }))

const broken = 'The message could not be created.'

/** Sends the queued letters, one at a time, on a signal and by polling. */
export const LetterJob = ({
  delays = retryDelays,
  pollInterval = '10 seconds',
  ...letterConfig
}: LetterJobOptions): Layer.Layer<never, never, HomePageDetails | Mailer | LetterSignal | LetterQueue> =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const mailer = yield* Mailer
      const queue = yield* LetterQueue
      const signal = yield* LetterSignal

      const retryLater = Effect.fnUntraced(function* (tries: number, reason: string) {
        const delay = retryDelayAfter(tries, yield* Random.next, delays)
        if (delay === undefined) return parked(reason)
        const at = DateTime.addDuration(yield* DateTime.now, delay)
        return { state: 'waiting', at: DateTime.formatIso(at), reason } satisfies LetterOutcome
      })

      const outcomeOf = (claimed: ClaimedLetter): Effect.Effect<LetterOutcome, never, HomePageDetails> =>
        letterOf(claimed, letterConfig).pipe(
          Effect.flatMap((letter) => mailer.send(letter)),
          Effect.as({ state: 'sent' } as const),
          Effect.catchTag('LetterRefused', ({ reason }) => Effect.succeed(parked(reason))),
          Effect.catchTag('LetterUnsent', ({ reason }) => retryLater(claimed.tries, reason)),
          Effect.catchDefect(Effect.fail),
          Effect.catch((cause) =>
            Effect.andThen(Effect.logError(broken, cause), retryLater(claimed.tries, broken)),
          ),
        )

      /** Sends the next due letter; returns whether there was one. If interrupted, it is due again at once. */
      const sendOne = Effect.uninterruptibleMask((restore) =>
        Effect.gen(function* () {
          const claimed = yield* queue.claim(lease)
          if (claimed === undefined) return false
          const dueNow = Effect.map(DateTime.now, DateTime.formatIso)
          const outcome = yield* restore(outcomeOf(claimed)).pipe(
            Effect.onInterrupt(() =>
              dueNow.pipe(
                Effect.flatMap((at) => queue.settle(claimed, { state: 'waiting', at, reason: '' })),
                Effect.ignore({ log: true }),
              ),
            ),
          )
          if (outcome.state === 'parked')
            yield* Effect.logWarning('A notification is parked.', codeIn(outcome.reason))
          const settle = queue.settle(claimed, outcome)
          yield* Effect.catch(settle, () =>
            restore(Effect.retry(Effect.uninterruptible(settle), withinLease)),
          )
          return true
        }),
      )

      const sendAll = sendOne.pipe(Effect.repeat({ while: (hadOne) => hadOne }), Effect.ignore({ log: true }))
      const round = Effect.gen(function* () {
        // Closed first, so that a signal during the round is not lost.
        yield* signal.close
        yield* sendAll
        yield* Effect.raceFirst(signal.await, Effect.sleep(pollInterval))
      })
      yield* Effect.forkScoped(Effect.forever(round))
    }),
  )

/** The SMTP code only: the full reply may contain the recipient's address. */
const codeIn = (reason: string) => /\b[245]\d\d(?: [245]\.\d{1,3}\.\d{1,3})?\b/.exec(reason)?.[0] ?? ''

const parked = (reason: string) => ({ state: 'parked', reason }) satisfies LetterOutcome
