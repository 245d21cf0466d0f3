import { Clock, Duration, Effect, Layer, Schedule } from 'effect'
import {
  addCounts,
  retainedCounts,
  isLargeDeletion,
  noneRetained,
  retainedCountsText,
} from '#domain/privacy/retention.ts'
import { Conditions } from '#ports/server/conditions.ts'
import { Retention } from '#ports/server/retention.ts'
import { WebhookQueue } from '#ports/server/webhooks/webhook-queue.ts'
import { withLease } from './with-lease.ts'
import { clockSteadyFor, steadyPeriod } from './steady-clock.ts'

/** Deletes in steps that let other work run; without a time only what exceeds a number. Logs and returns the counts. */
export const deleteInSteps = Effect.fnUntraced(function* (now?: number) {
  const retention = yield* Retention
  let all = noneRetained
  for (let isMore = true; isMore; yield* Effect.yieldNow) {
    const step = yield* retention.sweep(now)
    all = addCounts(all, step.gone)
    isMore = step.isMore
  }
  const counts = retainedCountsText(all)
  if (counts !== '') yield* Effect.logInfo(`Deleted by age: ${counts}.`)
  return all
})

const warnHeldBack = (due: string, why: string) =>
  Effect.logWarning(
    `Not deleted for a day, although their time is over: ${due}. ${why} Check the clock and the settings; "npm run retention -- --delete" deletes them now.`,
  )

/** Deletes expired data, once the clock has been steady for a day. Much at once is logged and waits another day. */
export const deleteExpired = Effect.gen(function* () {
  const retention = yield* Retention
  const conditions = yield* Conditions
  const now = yield* Clock.currentTimeMillis
  const steadyFor = yield* clockSteadyFor(now)
  const due = yield* retention.due(now)
  const much = due.some(isLargeDeletion)
  if (!much) yield* conditions.ended('much is due')
  const loggedFor = much ? yield* conditions.holds('much is due', now) : steadyPeriod
  if (Math.min(steadyFor, loggedFor) >= steadyPeriod) return void (yield* deleteInSteps(now))
  const counts = retainedCountsText(retainedCounts(due))
  if (counts !== '' && steadyFor === 0)
    yield* warnHeldBack(counts, 'The clock has jumped, or the server did not run for more than a day.')
  else if (loggedFor === 0) yield* warnHeldBack(counts, 'That is much of what there is.')
  yield* deleteInSteps()
})

export const RetentionJob = Layer.effectDiscard(
  Effect.andThen(
    WebhookQueue.use(({ expire }) => Effect.ignore(expire, { log: true })),
    deleteExpired,
  ).pipe(
    withLease('retention', '30 minutes'),
    Effect.ignore({ log: true }),
    Effect.repeat(Schedule.spaced(Duration.hours(1))),
    Effect.forkScoped,
  ),
)
