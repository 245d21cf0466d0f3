import { Clock, Duration, Effect, Layer, Schedule } from 'effect'
import { addCounts, countsOf, isMuch, noneRetained, writtenCounts } from '#domain/privacy/retention.ts'
import { Conditions } from '#ports/server/conditions.ts'
import { Retention } from '#ports/server/retention.ts'
import { withLease } from './with-lease.ts'
import { clockSteadyFor, steadyEnough } from './steady-clock.ts'

/** Forgets in steps, between which others take their turns; without a time only what is too many. Returns and logs how many went. */
export const forget = Effect.fnUntraced(function* (now?: number) {
  const retention = yield* Retention
  let all = noneRetained
  for (let isMore = true; isMore; yield* Effect.yieldNow) {
    const step = yield* retention.sweep(now)
    all = addCounts(all, step.gone)
    isMore = step.isMore
  }
  const went = writtenCounts(all)
  if (went !== '') yield* Effect.logInfo(`Deleted after their time: ${went}.`)
  return all
})

const held = (due: string, why: string) =>
  Effect.logWarning(
    `Not deleted for a day, although their time is over: ${due}. ${why} Check the clock and the settings; "npm run retention -- --delete" deletes them now.`,
  )

/** Forgets what was kept long enough: after a day of steady clock, and a day after it was logged if it is much. */
export const deleteExpired = Effect.gen(function* () {
  const retention = yield* Retention
  const conditions = yield* Conditions
  const now = yield* Clock.currentTimeMillis
  const steadyFor = yield* clockSteadyFor(now)
  const due = yield* retention.due(now)
  const much = due.some(isMuch)
  if (!much) yield* conditions.ended('much is due')
  const toldFor = much ? yield* conditions.holds('much is due', now) : steadyEnough
  if (Math.min(steadyFor, toldFor) >= steadyEnough) return void (yield* forget(now))
  const counts = writtenCounts(countsOf(due))
  if (counts !== '' && steadyFor === 0)
    yield* held(counts, 'The clock has jumped, or the server did not run for more than a day.')
  else if (toldFor === 0) yield* held(counts, 'That is much of what there is.')
  yield* forget()
})

/** Forgets once an hour what was kept long enough. */
export const RetentionJob = Layer.effectDiscard(
  deleteExpired.pipe(
    withLease('retention', '30 minutes'),
    Effect.ignore({ log: true }),
    Effect.repeat(Schedule.spaced(Duration.hours(1))),
    Effect.forkScoped,
  ),
)
