import { Clock, Duration, Effect, Layer, Schedule } from 'effect'
import { addCounts, noneRetained, writtenCounts } from '#domain/privacy/retention.ts'
import { Retention } from '#ports/retention.ts'
import { alone } from './alone.ts'

/** Forgets what was kept long enough, in steps between which others take their turns; the log says how many went. */
export const forgetOld = Effect.gen(function* () {
  const retention = yield* Retention
  const now = yield* Clock.currentTimeMillis
  let all = noneRetained
  for (let isMore = true; isMore; yield* Effect.yieldNow) {
    const step = yield* retention.sweep(now)
    all = addCounts(all, step.gone)
    isMore = step.isMore
  }
  const went = writtenCounts(all)
  if (went !== '') yield* Effect.logInfo(`Deleted after their time: ${went}.`)
})

/** Forgets once an hour what was kept long enough. */
export const RetentionCare = Layer.effectDiscard(
  forgetOld.pipe(
    alone('retention', '30 minutes'),
    Effect.ignore({ log: true }),
    Effect.repeat(Schedule.spaced(Duration.hours(1))),
    Effect.forkScoped,
  ),
)
