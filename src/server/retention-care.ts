import { Clock, Duration, Effect, Layer, Schedule } from 'effect'
import { Retention } from '#ports/retention.ts'

/** Empties the trash and shortens the history, in steps between which others take their turns. */
export const forgetOld = Effect.gen(function* () {
  const retention = yield* Retention
  const now = yield* Clock.currentTimeMillis
  yield* Effect.repeat(Effect.andThen(Effect.yieldNow, retention.sweep(now)), { while: (isMore) => isMore })
})

/** Forgets once an hour what was kept long enough. */
export const RetentionCare = Layer.effectDiscard(
  forgetOld.pipe(
    Effect.ignore({ log: true }),
    Effect.repeat(Schedule.spaced(Duration.hours(1))),
    Effect.forkScoped,
  ),
)
