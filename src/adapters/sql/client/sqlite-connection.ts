import { Effect, Schedule, Stream, type Duration } from 'effect'
import { SqlError, type SqlConnection } from 'effect/sql'
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'

/** Prepared statements kept of one connection; the oldest goes first. */
const mostStatements = 500

const isBusy = (error: SqlError.SqlError): boolean => error.reason._tag === 'LockTimeoutError'

/**
 * A connection of `node:sqlite` as Effect's SQL client drives it. Calls are synchronous; where another process has locked
 * the database a call is tried again, by timers, until `patience` ends.
 */
export const sqliteConnection = (db: DatabaseSync, patience: Duration.Input): SqlConnection.Connection => {
  const statements = new Map<string, StatementSync>()
  // A transaction of another process of this server lasts some milliseconds.
  const waiting = Schedule.spaced('3 millis').pipe(Schedule.jittered, Schedule.upTo({ duration: patience }))
  const patiently = <A>(call: () => A) => Effect.retry(attempt(call), { while: isBusy, schedule: waiting })

  const prepared = (sql: string): StatementSync => {
    const kept = statements.get(sql)
    if (kept !== undefined) return kept
    for (const oldest of statements.keys()) {
      if (statements.size < mostStatements) break
      statements.delete(oldest)
    }
    const statement = db.prepare(sql)
    statements.set(sql, statement)
    return statement
  }

  const rows = (sql: string, params: ReadonlyArray<unknown>, asArrays: boolean) =>
    patiently(() => {
      const statement = prepared(sql)
      statement.setReturnArrays(asArrays)
      return statement.all(...params.map(toSqlite))
    })

  const execute: SqlConnection.Connection['execute'] = (sql, params, transformRows) =>
    Effect.map(rows(sql, params, false), (found) =>
      transformRows === undefined ? found : transformRows(found),
    )

  const executeValues: SqlConnection.Connection['executeValues'] = (sql, params) =>
    // With `setReturnArrays` a row is an array, which the types of node:sqlite do not follow.
    Effect.map(rows(sql, params, true), (found) => found as unknown as ReadonlyArray<ReadonlyArray<unknown>>)

  return {
    execute,
    executeRaw: (sql, params) => execute(sql, params, undefined),
    executeStream: (sql, params, transformRows) =>
      Stream.fromIterableEffect(execute(sql, params, transformRows)),
    executeValues,
    executeValuesUnprepared: executeValues,
    /** Takes a script of several statements where it has no parameters. */
    executeUnprepared: (sql, params, transformRows) =>
      params.length > 0
        ? execute(sql, params, transformRows)
        : Effect.as(
            patiently(() => db.exec(sql)),
            [],
          ),
  }
}

/** Runs a synchronous call of `node:sqlite`, which names the code of a failure otherwise than Effect reads it. */
export const attempt = <A>(call: () => A): Effect.Effect<A, SqlError.SqlError> =>
  Effect.try({
    try: call,
    catch: (thrown) => {
      const cause = thrown as Error & { readonly errcode?: number }
      return new SqlError.SqlError({
        reason: SqlError.classifySqliteError(Object.assign(cause, { errno: cause.errcode })),
      })
    },
  })

const toSqlite = (value: unknown): SQLInputValue => {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Date) return value.toISOString()
  return value as SQLInputValue
}
