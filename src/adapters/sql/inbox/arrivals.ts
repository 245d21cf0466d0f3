import { Effect, Layer, RcRef, Schedule, Stream, SubscriptionRef, type Duration } from 'effect'
import { SqlClient } from 'effect/sql'
import { sameArrivals, type ArrivedMails, type Writing } from '#domain/mail/inbox/arrived-mails.ts'
import { Arrivals } from '#ports/staff/desk/arrivals.ts'
import { now } from '../client/now.ts'
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

      const writing = Effect.gen(function* () {
        const time = yield* now
        return yield* sql<Writing>`
          select mail_writing.kind, cast(mail_id as text) as id, name from mail_writing
          join accounts on accounts.id = account_id where until > ${time}
          order by mail_writing.kind, mail_id, account_id`
      })
      const readCounters = Effect.map(
        sql<{ name: string; total: number }>`
          select name, total from counters where name in ('enquiries.arrived', 'profiles.arrived')`,
        (rows): ArrivedMails => {
          const of = (name: string) => rows.find((row) => row.name === name)?.total ?? 0
          return { enquiries: of('enquiries.arrived'), profiles: of('profiles.arrived') }
        },
      )

      const readArrivals = Effect.gen(function* () {
        const counters = yield* readCounters
        const writers = yield* writing
        return writers.length === 0 ? counters : { ...counters, writing: writers }
      })

      const latestArrivals = yield* RcRef.make({
        acquire: Effect.gen(function* () {
          const latest = yield* SubscriptionRef.make<ArrivedMails>(yield* readArrivals)
          yield* readArrivals.pipe(
            Effect.flatMap((next) => SubscriptionRef.set(latest, next)),
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
          RcRef.get(latestArrivals).pipe(
            Effect.flatMap((latest) =>
              SubscriptionRef.changes(latest).pipe(
                Stream.changesWith(sameArrivals),
                Stream.runForEach((arrived) => Effect.sync(() => onArrival(arrived))),
              ),
            ),
            Effect.scoped,
            orStoreFailure,
          ),
      })
    }),
  )
