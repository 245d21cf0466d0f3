import { DateTime, Effect, Layer, Random, Schedule, type Duration } from 'effect'
import { retryDelayAfter, retryDelays } from '#domain/mail/messages/backoff.ts'
import type { HomePageDetails } from '#ports/content/home-page.ts'
import { Mailer } from '#ports/server/mailer.ts'
import {
  NotificationQueue,
  type ClaimedNotification,
  type NotificationOutcome,
} from '#ports/server/notification-queue.ts'
import { letterOf, type Correspondence } from './letter-of.ts'
import { NotificationSignal } from './notification-signal.ts'

export interface NotificationJobOptions extends Correspondence {
  /** Milliseconds between the tries of one message. */
  readonly pauses?: ReadonlyArray<number>
  /** How often it looks for what has become due without a bell: later tries, and what another process left. */
  readonly lookEvery?: Duration.Input
}

/** Longer than any try takes; a process that died in one holds its message up for so long. */
const lease = '3 minutes'

/** What has gone out would go out again after its lease, unless the database takes the outcome before. */
const withinLease = Schedule.spaced('1 second').pipe(Schedule.upTo({ duration: '1 minute' }))

const broken = 'The message could not be written.'

/** Sends what is due, one message after the other, for as long as the server runs. */
export const NotificationJob = ({
  pauses = retryDelays,
  lookEvery = '10 seconds',
  ...correspondence
}: NotificationJobOptions): Layer.Layer<
  never,
  never,
  HomePageDetails | Mailer | NotificationSignal | NotificationQueue
> =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const mailer = yield* Mailer
      const queue = yield* NotificationQueue
      const bell = yield* NotificationSignal

      const later = Effect.fnUntraced(function* (tries: number, reason: string) {
        const pause = retryDelayAfter(tries, yield* Random.next, pauses)
        if (pause === undefined) return parked(reason)
        const at = DateTime.addDuration(yield* DateTime.now, pause)
        return { state: 'waiting', at: DateTime.formatIso(at), reason } satisfies NotificationOutcome
      })

      const outcomeOf = (
        claimed: ClaimedNotification,
      ): Effect.Effect<NotificationOutcome, never, HomePageDetails> =>
        letterOf(claimed, correspondence).pipe(
          Effect.flatMap((letter) => mailer.send(letter)),
          Effect.as({ state: 'sent' } as const),
          Effect.catchTag('MailRefused', ({ reason }) => Effect.succeed(parked(reason))),
          Effect.catchTag('MailUnsent', ({ reason }) => later(claimed.tries, reason)),
          Effect.catchDefect(Effect.fail),
          Effect.catch((cause) =>
            Effect.andThen(Effect.logError(broken, cause), later(claimed.tries, broken)),
          ),
        )

      /** Answers whether there was one. Stopped in the middle, it is due again at the next start. */
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

      const sendAll = sendOne.pipe(Effect.repeat({ while: (wasOne) => wasOne }), Effect.ignore({ log: true }))
      const round = Effect.gen(function* () {
        // Closed first, so that whatever comes while the others are sent is heard.
        yield* bell.close
        yield* sendAll
        yield* Effect.raceFirst(bell.await, Effect.sleep(lookEvery))
      })
      yield* Effect.forkScoped(Effect.forever(round))
    }),
  )

/** What a mail server says may name the person that it was to reach; its code names nobody. */
const codeIn = (reason: string) => /\b[245]\d\d(?: [245]\.\d{1,3}\.\d{1,3})?\b/.exec(reason)?.[0] ?? ''

const parked = (reason: string) => ({ state: 'parked', reason }) satisfies NotificationOutcome
