import { DateTime, Duration, Effect, Layer, Schedule } from 'effect'
import { Resumes } from '#ports/server/files/resumes.ts'
import { withLease } from './with-lease.ts'
import { ifClockIsSteady } from './steady-clock.ts'

/**
 * Removes résumés of unfinished applications and erased ones: at the start and each hour those older than a day, and at
 * the start all from before `aloneSince`, when no request was in flight.
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
        Effect.repeat(Schedule.spaced(Duration.hours(1))),
        Effect.forkScoped,
      )
    }),
  )
