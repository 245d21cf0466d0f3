import { PgTypes, type PgConnection } from '@effect/sql-pg'
import { Effect, Result, Stream } from 'effect'
import type { SqlConnection, SqlError } from 'effect/sql'

/** Numbers of 64 bits become JavaScript's own: no id, count or sum of the product is beyond them. */
export const numbers = PgTypes.makeRegistry()
numbers.register<number | bigint>(PgTypes.OID.int8, {
  encode: (value) => PgTypes.encode(BigInt(value), PgTypes.OID.int8),
  decode: (bytes) => Result.succeed(Number(Buffer.from(bytes).readBigInt64BE())),
})

/** Of a row that it refuses PostgreSQL tells the values, which may be about a person and are for no log. */
const withoutValues = (error: SqlError.SqlError): SqlError.SqlError => {
  const { cause } = error.reason
  if (cause instanceof Error) for (const part of ['detail', 'where']) Reflect.deleteProperty(cause, part)
  return error
}

/** A session of PostgreSQL as Effect's SQL client drives it. */
export const postgresConnection = (session: PgConnection.PgConnection): SqlConnection.Connection => {
  const query = (sql: string, params: ReadonlyArray<unknown>, isPrepared = true) =>
    Effect.mapError(session.query(sql, params.map(toPostgres), isPrepared), withoutValues)
  const rows = (sql: string, params: ReadonlyArray<unknown>, isPrepared = true) =>
    Effect.map(query(sql, params, isPrepared), (result) => result.rows)
  const values = (sql: string, params: ReadonlyArray<unknown>, isPrepared = true) =>
    Effect.mapError(session.queryValues(sql, params.map(toPostgres), isPrepared), withoutValues)

  return {
    execute: (sql, params, transformRows) =>
      Effect.map(rows(sql, params), (found) => transformRows?.(found) ?? found),
    executeRaw: (sql, params) => query(sql, params),
    executeStream: (sql, params, transformRows) =>
      Stream.mapArray(Stream.mapError(session.stream(sql, params.map(toPostgres)), withoutValues), (found) =>
        // What is not empty stays so.
        transformRows === undefined ? found : (transformRows(found) as unknown as typeof found),
      ),
    executeValues: (sql, params) => values(sql, params),
    executeValuesUnprepared: (sql, params) => values(sql, params, false),
    executeUnprepared: (sql, params, transformRows) =>
      Effect.map(rows(sql, params, false), (found) => transformRows?.(found) ?? found),
  }
}

/** PostgreSQL keeps no text with the character NUL in it. */
export const withoutNul = (text: string): string => text.replaceAll('\0', '\u{FFFD}')

const toPostgres = (value: unknown): unknown => (typeof value === 'string' ? withoutNul(value) : value)
