import { Clock, DateTime, Effect, Latch, Layer, Random, Schedule, Semaphore, type Duration } from 'effect'
import { retryDelayAfter, retryDelays } from '#domain/mail/letters/backoff.ts'
import {
  WebhookQueue,
  type ClaimedDelivery,
  type DeliveryOutcome,
} from '#ports/server/webhooks/webhook-queue.ts'
import { WebhookSender } from '#ports/server/webhooks/webhook-sender.ts'

export interface WebhookJobOptions {
  /** Milliseconds between the tries of one delivery. */
  readonly delays?: ReadonlyArray<number>
  /** How often it polls for what has become due. */
  readonly pollInterval?: Duration.Input
}

/** Deliveries at once, each to another webhook. */
const concurrency = 4

/** Longer than any try. The delivery of a crashed process waits for so long. */
const lease = '1 minute'

/** Retries to store the outcome before the lease ends, as the delivery would be sent again after it. */
const withinLease = Schedule.spaced('1 second').pipe(Schedule.upTo({ duration: '30 seconds' }))

const isSuccess = (result: number | string) => typeof result === 'number' && result >= 200 && result < 300

/** Sends what is queued for webhooks, apart from mails, so that a slow receiver delays nothing else. */
export const WebhookJob = ({
  delays = retryDelays,
  pollInterval = '2 seconds',
}: WebhookJobOptions = {}): Layer.Layer<never, never, WebhookQueue | WebhookSender> =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const queue = yield* WebhookQueue
      const sender = yield* WebhookSender

      const outcomeOf = Effect.fnUntraced(function* (claimed: ClaimedDelivery) {
        const begun = yield* Clock.currentTimeMillis
        const status = yield* sender
          .send(claimed)
          .pipe(Effect.catchTag('WebhookUnsent', ({ reason }) => Effect.succeed(reason)))
        const duration = (yield* Clock.currentTimeMillis) - begun
        const tried = { result: String(status), duration }
        if (isSuccess(status)) return { ...tried, state: 'sent' } satisfies DeliveryOutcome
        const isGone = status === 410
        const delay = isGone ? undefined : retryDelayAfter(claimed.tries, yield* Random.next, delays)
        if (delay === undefined) return { ...tried, state: 'parked', isGone } satisfies DeliveryOutcome
        const at = DateTime.formatIso(DateTime.addDuration(yield* DateTime.now, delay))
        return { ...tried, state: 'waiting', at } satisfies DeliveryOutcome
      })

      /** If interrupted, it is due again at the next start. */
      const sendClaimed = (claimed: ClaimedDelivery) =>
        Effect.uninterruptibleMask((restore) =>
          Effect.gen(function* () {
            const again = Effect.flatMap(DateTime.now, (time) =>
              queue.settle(claimed, {
                state: 'waiting',
                at: DateTime.formatIso(time),
                result: '',
                duration: 0,
              }),
            )
            const outcome = yield* restore(outcomeOf(claimed)).pipe(
              Effect.onInterrupt(() => Effect.ignore(again, { log: true })),
            )
            if (outcome.state === 'parked')
              yield* Effect.logWarning('A webhook delivery is parked.', outcome.result)
            const settle = queue.settle(claimed, outcome)
            yield* Effect.catch(settle, () =>
              restore(Effect.retry(Effect.uninterruptible(settle), withinLease)),
            )
          }),
        ).pipe(Effect.ignore({ log: true }))

      const permits = yield* Semaphore.make(concurrency)
      /** Opens when a webhook may be free for its next delivery. */
      const settled = yield* Latch.make()
      const scope = yield* Effect.scope
      const round = Effect.gen(function* () {
        yield* permits.take(1)
        // Closed first, so that a delivery that ends during the claim is not missed.
        yield* settled.close
        const claimed = yield* queue.claim(lease).pipe(Effect.orElseSucceed(() => undefined))
        if (claimed !== undefined)
          return yield* sendClaimed(claimed).pipe(
            Effect.ensuring(Effect.andThen(permits.release(1), settled.open)),
            Effect.forkIn(scope),
            Effect.asVoid,
          )
        yield* permits.release(1)
        yield* Effect.raceFirst(settled.await, Effect.sleep(pollInterval))
      })
      yield* Effect.forkScoped(Effect.forever(round))
    }),
  )
