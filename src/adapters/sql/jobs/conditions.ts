import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { day, hour } from '#domain/time/durations.ts'
import { Conditions } from '#ports/server/conditions.ts'
import { orStoreFailure } from '../client/store-failure.ts'
import { maxSkew } from '../client/time-conditions.ts'

const iso = (at: number) => new Date(at).toISOString()

/** Stores conditions in a table, with the times at which each was first and last seen to hold. */
export const SqlConditions: Layer.Layer<Conditions, never, SqlClient.SqlClient> = Layer.effect(
  Conditions,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return Conditions.of({
      holds: Effect.fnUntraced(
        function* (name, now) {
          const [held] = yield* sql<{ since: string; seen: string }>`
            select since, seen from conditions where name = ${name}`
          const gap = now - Date.parse(held?.seen ?? '')
          // Another process, whose clock is ahead or whose turn came first, may have recorded a later time.
          const since = held !== undefined && gap >= -maxSkew && gap <= day ? held.since : iso(now)
          yield* sql`insert into conditions ${sql.insert({ name, since, seen: iso(now) })}
            on conflict (name) do update set since = excluded.since, seen = excluded.seen`
          return Math.max(0, now - Date.parse(since))
        },
        sql.withTransaction,
        orStoreFailure,
      ),
      lasted: (name, now) =>
        sql<{ since: string; seen: string }>`select since, seen from conditions where name = ${name}`.pipe(
          Effect.map(([held]) =>
            held !== undefined && now - Date.parse(held.seen) <= hour
              ? Math.max(0, Date.parse(held.seen) - Date.parse(held.since))
              : 0,
          ),
          orStoreFailure,
        ),
      ended: (name) =>
        sql`delete from conditions where name = ${name}`.pipe(
          Effect.asVoid,
          sql.withTransaction,
          orStoreFailure,
        ),
    })
  }),
)
