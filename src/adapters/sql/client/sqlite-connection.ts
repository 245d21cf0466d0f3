import { Effect, Schedule, Stream, type Duration } from 'effect'
import { SqlError, type SqlConnection } from 'effect/sql'
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'

/** Prepared statements cached per connection; the oldest is evicted first. */
const maxStatements = 500

const isBusy = (error: SqlError.SqlError): boolean => error.reason._tag === 'LockTimeoutError'

/**
 * Adapts `node:sqlite` to the connection that Effect's SQL client expects. Calls are synchronous; while another
 * process has locked the database, a call is retried by timers for up to `timeout`.
 */
export const sqliteConnection = (db: DatabaseSync, timeout: Duration.Input): SqlConnection.Connection => {
  const statements = new Map<string, StatementSync>()
  // Transactions of other processes last a few milliseconds.
  const backoff = Schedule.spaced('3 millis').pipe(Schedule.jittered, Schedule.upTo({ duration: timeout }))
  const retried = <A>(call: () => A) => Effect.retry(attempt(call), { while: isBusy, schedule: backoff })

  const prepared = (sql: string): StatementSync => {
    const cached = statements.get(sql)
    if (cached !== undefined) return cached
    for (const oldest of statements.keys()) {
      if (statements.size < maxStatements) break
      statements.delete(oldest)
    }
    const statement = db.prepare(sql)
    statements.set(sql, statement)
    return statement
  }

  const rows = (sql: string, params: ReadonlyArray<unknown>, asArrays: boolean) =>
    retried(() => {
      const statement = prepared(sql)
      statement.setReturnArrays(asArrays)
      return statement.all(...params.map(toSqlite))
    })

  const execute: SqlConnection.Connection['execute'] = (sql, params, transformRows) =>
    Effect.map(rows(sql, params, false), (found) =>
      transformRows === undefined ? found : transformRows(found),
    )

  const executeValues: SqlConnection.Connection['executeValues'] = (sql, params) =>
    // With `setReturnArrays` rows are arrays; the types of node:sqlite do not know this.
    Effect.map(rows(sql, params, true), (found) => found as unknown as ReadonlyArray<ReadonlyArray<unknown>>)

  return {
    execute,
    executeRaw: (sql, params) => execute(sql, params, undefined),
    executeStream: (sql, params, transformRows) =>
      Stream.fromIterableEffect(execute(sql, params, transformRows)),
    executeValues,
    executeValuesUnprepared: executeValues,
    /** Without parameters, `sql` may be a script of several statements. */
    executeUnprepared: (sql, params, transformRows) =>
      params.length > 0
        ? execute(sql, params, transformRows)
        : Effect.as(
            retried(() => db.exec(sql)),
            [],
          ),
  }
}

/** Runs a synchronous call of `node:sqlite` and maps its error codes to those that Effect classifies. */
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
