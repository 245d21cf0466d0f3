import { PgClient } from '@effect/sql-pg'
import { Effect, Redacted } from 'effect'
import { SqlClient } from 'effect/sql'
import { newDatabase } from './postgres-databases.ts'

/** Creates a PostgreSQL database with a clock of its own. */
export const databaseWithClock = async () => {
  const url = await newDatabase()
  const execute = (...statements: ReadonlyArray<string>) =>
    Effect.runPromise(
      Effect.flatMap(SqlClient.SqlClient, (sql) =>
        Effect.forEach(statements, (each) => sql.unsafe(each).unprepared, { discard: true }),
      ).pipe(Effect.provide(PgClient.layer({ url: Redacted.make(url), maxConnections: 1 }))),
    )
  const clock = (time: string) =>
    `create or replace function public.clock_timestamp() returns timestamptz language sql as $$ select ${time} $$`
  await execute(
    clock('pg_catalog.clock_timestamp()'),
    // Its function is found before PostgreSQL's own.
    `do $$ begin
      execute format('alter database %I set search_path = public, pg_catalog', current_database());
    end $$`,
  )
  return {
    url,
    execute,
    /** Stops it at milliseconds since 1970. */
    stopAt: (time: number) => execute(clock(`timestamptz '${new Date(time).toISOString()}'`)),
    /** Lets it run ahead of this machine's by milliseconds. */
    runAhead: (by: number) => execute(clock(`pg_catalog.clock_timestamp() + interval '${by} ms'`)),
  }
}
