import { Clock, Effect } from 'effect'
import { day } from '#domain/time/durations.ts'
import { Conditions } from '#ports/server/conditions.ts'

/** Milliseconds without a jump after which the clock is trusted. */
export const steadyPeriod = day

export const clockSteadyFor = (now: number) => Conditions.use(({ holds }) => holds('steady clock', now))

/** Runs a job that deletes by age, unless the clock may be wrong: with a wrong clock everything looks old. */
export const ifClockIsSteady = <A, E, R>(job: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const steadyFor = yield* clockSteadyFor(yield* Clock.currentTimeMillis)
    if (steadyFor >= steadyPeriod) yield* job
  })
