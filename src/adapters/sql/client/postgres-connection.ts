import { PgTypes, type PgConnection } from '@effect/sql-pg'
import { Effect, Result, Stream } from 'effect'
import type { SqlConnection, SqlError } from 'effect/sql'

/** Decodes `bigint` columns as JavaScript numbers: no id, count or sum is beyond their precision. */
export const numbers = PgTypes.makeRegistry()
numbers.register<number | bigint>(PgTypes.OID.int8, {
  encode: (value) => PgTypes.encode(BigInt(value), PgTypes.OID.int8),
  decode: (bytes) => Result.succeed(Number(Buffer.from(bytes).readBigInt64BE())),
})

/** Removes a rejected row's values from PostgreSQL's error: they may be personal data and must not be logged. */
const redacted = (error: SqlError.SqlError): SqlError.SqlError => {
  const { cause } = error.reason
  if (cause instanceof Error) for (const part of ['detail', 'where']) Reflect.deleteProperty(cause, part)
  return error
}

/** Adapts a PostgreSQL session to the connection that Effect's SQL client expects. */
export const postgresConnection = (session: PgConnection.PgConnection): SqlConnection.Connection => {
  const query = (sql: string, params: ReadonlyArray<unknown>, isPrepared = true) =>
    Effect.mapError(session.query(sql, params.map(toPostgres), isPrepared), redacted)
  const rows = (sql: string, params: ReadonlyArray<unknown>, isPrepared = true) =>
    Effect.map(query(sql, params, isPrepared), (result) => result.rows)
  const values = (sql: string, params: ReadonlyArray<unknown>, isPrepared = true) =>
    Effect.mapError(session.queryValues(sql, params.map(toPostgres), isPrepared), redacted)

  return {
    execute: (sql, params, transformRows) =>
      Effect.map(rows(sql, params), (found) => transformRows?.(found) ?? found),
    executeRaw: (sql, params) => query(sql, params),
    executeStream: (sql, params, transformRows) =>
      Stream.mapArray(Stream.mapError(session.stream(sql, params.map(toPostgres)), redacted), (found) =>
        // A transformation keeps the number of rows, so a non-empty array stays non-empty.
        transformRows === undefined ? found : (transformRows(found) as unknown as typeof found),
      ),
    executeValues: (sql, params) => values(sql, params),
    executeValuesUnprepared: (sql, params) => values(sql, params, false),
    executeUnprepared: (sql, params, transformRows) =>
      Effect.map(rows(sql, params, false), (found) => transformRows?.(found) ?? found),
  }
}

/** Replaces NUL characters, which PostgreSQL's `text` cannot store. */
export const withoutNul = (text: string): string => text.replaceAll('\0', '\u{FFFD}')

const toPostgres = (value: unknown): unknown => (typeof value === 'string' ? withoutNul(value) : value)
