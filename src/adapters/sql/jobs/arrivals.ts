import { Effect, Layer, RcRef, Schedule, Stream, SubscriptionRef, type Duration } from 'effect'
import { SqlClient } from 'effect/sql'
import { sameCount, type ArrivedMails } from '#domain/mail/inbox/arrived-mails.ts'
import { Arrivals } from '#ports/staff/arrivals.ts'
import { orStoreFailure } from '../client/store-failure.ts'

/**
 * Polls counters in the database, so that mails received by other processes count too. One query per interval serves
 * all listeners of a process; without listeners there is none.
 */
export const SqlArrivals = (
  interval: Duration.Input = '1 second',
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
            // After a failure, for example of a busy database, the next interval tries again.
            Effect.ignore({ log: true }),
            Effect.schedule(Schedule.spaced(interval)),
            Effect.forkScoped,
          )
          return latest
        }),
      })

      return Arrivals.of({
        listen: (onArrival) =>
          RcRef.get(counted).pipe(
            Effect.flatMap((latest) =>
              SubscriptionRef.changes(latest).pipe(
                Stream.changesWith(sameCount),
                Stream.runForEach((arrived) => Effect.sync(() => onArrival(arrived))),
              ),
            ),
            Effect.scoped,
            orStoreFailure,
          ),
      })
    }),
  )
