import { Effect, Layer, Schedule, type Duration } from 'effect'
import { DueTimes } from '#ports/server/mail/due-times.ts'
import { withLease } from './with-lease.ts'

/** Computes due times again after the desk has changed. Takes the lease only if there is work. */
export const DeskClockJob = (interval: Duration.Input = '3 seconds') =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const { areOutdated, recalculate } = yield* DueTimes
      const all = recalculate.pipe(
        Effect.tap(Effect.yieldNow),
        Effect.repeat({ while: (isMore) => isMore }),
        withLease('desk-clock', '2 minutes'),
      )
      yield* areOutdated.pipe(
        Effect.flatMap((areSome) => (areSome ? Effect.asVoid(all) : Effect.void)),
        Effect.ignore({ log: true }),
        Effect.repeat(Schedule.spaced(interval)),
        Effect.forkScoped,
      )
    }),
  )
