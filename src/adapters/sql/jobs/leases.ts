import { randomUUID } from 'node:crypto'
import { DateTime, Duration, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { Leases } from '#ports/server/leases.ts'
import { orStoreFailure } from '../client/store-failure.ts'
import { ahead } from '../client/time-conditions.ts'

/** Stores leases in a table. Those of a dead process expire. */
export const SqlLeases: Layer.Layer<Leases, never, SqlClient.SqlClient> = Layer.effect(
  Leases,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const holder = randomUUID()
    return Leases.of({
      take: Effect.fnUntraced(
        function* (job, duration) {
          const now = yield* DateTime.now
          const until = DateTime.formatIso(DateTime.addDuration(now, duration))
          const taken = yield* sql`insert into leases ${sql.insert({ work: job, holder, until })}
            on conflict (work) do update set holder = excluded.holder, until = excluded.until
            where leases.holder = excluded.holder or not ${ahead(sql, 'leases.until', DateTime.toEpochMillis(now), Duration.toMillis(duration))} returning work`
          return taken.length > 0
        },
        sql.withTransaction,
        orStoreFailure,
      ),
      release: (job) =>
        sql`delete from leases where work = ${job} and holder = ${holder}`.pipe(
          Effect.asVoid,
          sql.withTransaction,
          orStoreFailure,
        ),
    })
  }),
)
