import { DateTime, Duration, Effect, Layer, Schedule } from 'effect'
import { Resumes } from '#ports/resumes.ts'

/** Removes files of applications that broke off: all of them at the start, when nobody is sending, and each day those of the day before. */
export const ResumeCare = Layer.effectDiscard(
  Effect.gen(function* () {
    const resumes = yield* Resumes
    const removeUnfinished = (ago: Duration.Input) =>
      Effect.flatMap(DateTime.now, (now) =>
        resumes.removeUnfinished(DateTime.formatIso(DateTime.subtractDuration(now, ago))),
      ).pipe(Effect.ignore({ log: true }))
    yield* removeUnfinished('0 seconds')
    yield* removeUnfinished('1 day').pipe(
      Effect.repeat(Schedule.spaced(Duration.days(1))),
      Effect.delay('1 day'),
      Effect.forkScoped,
    )
  }),
)
