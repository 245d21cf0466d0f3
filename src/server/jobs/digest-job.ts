import { Effect, Layer, Schedule, type Duration } from 'effect'
import { Digests } from '#ports/server/mail/digests.ts'
import { LetterSignal } from './letters/letter-signal.ts'
import { withLease } from './with-lease.ts'

/** Queues the digests of the morning, in the first process that finds them due. */
export const DigestJob = (interval: Duration.Input = '1 minute') =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const { areDue, queue } = yield* Digests
      const signal = yield* LetterSignal
      const queueAll = queue.pipe(
        Effect.tap((queued) => (queued > 0 ? signal.open : Effect.void)),
        withLease('digest', '1 minute'),
        Effect.asVoid,
      )
      yield* areDue.pipe(
        Effect.flatMap((isDue) => (isDue ? queueAll : Effect.void)),
        Effect.ignore({ log: true }),
        Effect.repeat(Schedule.spaced(interval)),
        Effect.forkScoped,
      )
    }),
  )
