import { Effect, Layer, RcRef, Schedule, Stream, SubscriptionRef, type Duration } from 'effect'
import { SqlClient } from 'effect/sql'
import { sameCount, type ArrivedMails } from '#domain/mail/inbox/arrived-mails.ts'
import { Arrivals } from '#ports/staff/arrivals.ts'
import { orStoreFailure } from '../client/store-failure.ts'

/**
 * Mails as they come, told by counters in the database, so that it does not matter which process received them. While
 * anybody listens a process looks once in each interval, for all its listeners together.
 */
export const SqlArrivals = (
  every: Duration.Input = '1 second',
): Layer.Layer<Arrivals, never, SqlClient.SqlClient> =>
  Layer.effect(
    Arrivals,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient

      const count = Effect.map(
        sql<{ name: string; total: number }>`
          select name, total from counters where name in ('enquiries.arrived', 'profiles.arrived')`,
        (rows): ArrivedMails => {
          const of = (name: string) => rows.find((row) => row.name === name)?.total ?? 0
          return { enquiries: of('enquiries.arrived'), profiles: of('profiles.arrived') }
        },
      )

      const counted = yield* RcRef.make({
        acquire: Effect.gen(function* () {
          const latest = yield* SubscriptionRef.make(yield* count)
          yield* count.pipe(
            Effect.flatMap((now) => SubscriptionRef.set(latest, now)),
            // A database that is busy for a moment is looked at again in the next.
            Effect.ignore({ log: true }),
            Effect.schedule(Schedule.spaced(every)),
            Effect.forkScoped,
          )
          return latest
        }),
      })

      return Arrivals.of({
        listen: (heard) =>
          RcRef.get(counted).pipe(
            Effect.flatMap((latest) =>
              SubscriptionRef.changes(latest).pipe(
                Stream.changesWith(sameCount),
                Stream.runForEach((arrived) => Effect.sync(() => heard(arrived))),
              ),
            ),
            Effect.scoped,
            orStoreFailure,
          ),
      })
    }),
  )
