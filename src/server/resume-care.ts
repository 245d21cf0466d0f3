import { DateTime, Duration, Effect, Layer, Schedule } from 'effect'
import { Resumes } from '#ports/resumes.ts'

/**
 * Removes files of applications that broke off: each day those of the day before, and at the start all from before
 * `aloneSince`, when nobody was sending.
 */
export const ResumeCare = (aloneSince: DateTime.DateTime | undefined) =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const resumes = yield* Resumes
      const removeUnfinished = (before: DateTime.DateTime) =>
        Effect.ignore(resumes.removeUnfinished(DateTime.formatIso(before)), { log: true })
      if (aloneSince !== undefined) yield* removeUnfinished(aloneSince)
      yield* DateTime.now.pipe(
        Effect.flatMap((now) => removeUnfinished(DateTime.subtractDuration(now, '1 day'))),
        Effect.repeat(Schedule.spaced(Duration.days(1))),
        Effect.delay('1 day'),
        Effect.forkScoped,
      )
    }),
  )
