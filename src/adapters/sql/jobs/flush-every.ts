import { Effect, Schedule, type Duration } from 'effect'

/** Stores what has been counted at an interval, and when the scope closes. A killed process loses what came since. */
export const flushEvery = Effect.fnUntraced(function* (interval: Duration.Input, flush: Effect.Effect<void>) {
  yield* Effect.addFinalizer(() => flush)
  yield* Effect.forkScoped(Effect.repeat(flush, Schedule.spaced(interval)))
})
