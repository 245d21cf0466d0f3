import { DateTime, Duration, Effect, Layer, Schedule } from 'effect'
import { Resumes } from '#ports/server/resumes.ts'
import { withLease } from './with-lease.ts'
import { ifClockIsSteady } from './steady-clock.ts'

/**
 * Removes files of applications that broke off: each day those of the day before, and at the start all from before
 * `aloneSince`, when nobody was sending.
 */
export const ResumeCleanup = (aloneSince: DateTime.DateTime | undefined) =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const resumes = yield* Resumes
      const removeUnfinished = (before: DateTime.DateTime) =>
        resumes.removeUnfinished(DateTime.formatIso(before))
      if (aloneSince !== undefined) yield* Effect.ignore(removeUnfinished(aloneSince), { log: true })
      yield* DateTime.now.pipe(
        Effect.flatMap((now) => removeUnfinished(DateTime.subtractDuration(now, '1 day'))),
        ifClockIsSteady,
        withLease('unfinished resumes', '1 hour'),
        Effect.ignore({ log: true }),
        Effect.repeat(Schedule.spaced(Duration.days(1))),
        Effect.delay('1 day'),
        Effect.forkScoped,
      )
    }),
  )
