import { DateTime, Effect, Layer, Schedule, type Duration } from 'effect'
import { LinkChecker } from '#ports/server/links/link-checker.ts'
import { OutsideLinks } from '#ports/server/links/outside-links.ts'
import { withLease } from './with-lease.ts'

/** Links of one round. With two tries of ten seconds each, it takes less time than its lease. */
const maxChecked = 100

/** Checks outside links once a week, and those that staff want checked, at most one each second. */
export const LinkCheckJob = (interval: Duration.Input = '1 minute') =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const links = yield* OutsideLinks
      const checker = yield* LinkChecker
      const round = Effect.gen(function* () {
        const weekAgo = DateTime.subtract(yield* DateTime.now, { weeks: 1 })
        const due = yield* links.due(DateTime.formatIso(weekAgo))
        yield* Effect.forEach(
          due.slice(0, maxChecked),
          (target) =>
            Effect.flatMap(checker.check(target), (result) => links.record(target, result)).pipe(
              Effect.andThen(Effect.sleep('1 second')),
            ),
          { discard: true },
        )
      })
      yield* round.pipe(
        withLease('links', '1 hour'),
        Effect.ignore({ log: true }),
        Effect.repeat(Schedule.spaced(interval)),
        Effect.forkScoped,
      )
    }),
  )
