import { randomBytes } from 'node:crypto'
import { PgClient } from '@effect/sql-pg'
import { Effect, Layer, Redacted } from 'effect'
import { SqlClient } from 'effect/sql'
import { inject } from 'vitest'
import { Postgres } from '#adapters/sql/client/postgres.ts'
import type { StoreUnusable } from '#adapters/sql/client/store-unusable.ts'

/** The URL of a database on the run's server. */
export const urlOf = (database: string): string =>
  `postgres:///${database}?host=${encodeURIComponent(String(inject('postgres')))}&user=test`

/** Creates an empty database for one test and returns its URL. */
export const newDatabase = async (options = ''): Promise<string> => {
  const name = `store_${randomBytes(6).toString('hex')}`
  const making = Effect.flatMap(SqlClient.SqlClient, (sql) =>
    sql.unsafe(`create database ${name} ${options}`),
  )
  await Effect.runPromise(
    Effect.provide(making, PgClient.layer({ url: Redacted.make(urlOf('postgres')), maxConnections: 1 })),
  )
  return urlOf(name)
}

const unused: Array<string> = []

/** Larger tables are truncated, as rows that were deleted still take time to read. */
const largestDeleted = 128 * 1024

/** Empties the tables that were written to, which is faster than emptying all, or than creating a database. */
const emptied = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const tables = yield* sql<{ name: string; isLarge: boolean }>`
    select quote_ident(relname) as name, pg_relation_size(oid) > ${largestDeleted} as "isLarge"
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname not in ('migrations', 'counters') and pg_relation_size(oid) > 0`
  const large = tables.filter(({ isLarge }) => isLarge).map(({ name }) => name)
  yield* sql.withTransaction(
    Effect.all([
      // No order of foreign keys, and no triggers.
      sql`set local session_replication_role = replica`,
      Effect.forEach(
        tables.filter(({ isLarge }) => !isLarge),
        ({ name }) => sql.unsafe(`delete from ${name}`),
      ),
      large.length === 0 ? Effect.void : sql.unsafe(`truncate ${large.join(', ')} cascade`),
      sql`select setval(quote_ident(sequencename)::regclass, start_value, false)
        from pg_sequences where last_value is not null`,
      sql`update counters set total = 0 where total <> 0`,
    ]),
  )
})

/** An empty database for the lifetime of the layer. */
export const PostgresStore = (): Layer.Layer<SqlClient.SqlClient, StoreUnusable> =>
  Layer.unwrap(
    Effect.gen(function* () {
      const reused = unused.pop()
      const url = reused ?? (yield* Effect.promise(() => newDatabase()))
      yield* Effect.addFinalizer(() => Effect.sync(() => unused.push(url)))
      const store = Postgres({ url, connections: 4 })
      return reused === undefined
        ? store
        : Layer.tap(store, (context) => Effect.provideContext(Effect.orDie(emptied), context))
    }),
  )
