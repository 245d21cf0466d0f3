import { PgTypes, type PgConnection } from '@effect/sql-pg'
import { Effect, Result, Stream } from 'effect'
import type { SqlConnection } from 'effect/sql'

/** Numbers of 64 bits become JavaScript's own: no id, count or sum of the product is beyond them. */
export const numbers = PgTypes.makeRegistry()
numbers.register<number | bigint>(PgTypes.OID.int8, {
  encode: (value) => PgTypes.encode(BigInt(value), PgTypes.OID.int8),
  decode: (bytes) => Result.succeed(Number(Buffer.from(bytes).readBigInt64BE())),
})

/** A session of PostgreSQL as Effect's SQL client drives it. */
export const postgresConnection = (session: PgConnection.PgConnection): SqlConnection.Connection => {
  const rows = (sql: string, params: ReadonlyArray<unknown>, isPrepared = true) =>
    Effect.map(session.query(sql, params.map(toPostgres), isPrepared), (result) => result.rows)

  return {
    execute: (sql, params, transformRows) =>
      Effect.map(rows(sql, params), (found) => transformRows?.(found) ?? found),
    executeRaw: (sql, params) => session.query(sql, params.map(toPostgres)),
    executeStream: (sql, params, transformRows) =>
      Stream.mapArray(session.stream(sql, params.map(toPostgres)), (found) =>
        // What is not empty stays so.
        transformRows === undefined ? found : (transformRows(found) as unknown as typeof found),
      ),
    executeValues: (sql, params) => session.queryValues(sql, params.map(toPostgres)),
    executeValuesUnprepared: (sql, params) => session.queryValues(sql, params.map(toPostgres), false),
    executeUnprepared: (sql, params, transformRows) =>
      Effect.map(rows(sql, params, false), (found) => transformRows?.(found) ?? found),
  }
}

/** PostgreSQL keeps no text with the character NUL in it. */
export const withoutNul = (text: string): string => text.replaceAll('\0', '\u{FFFD}')

const toPostgres = (value: unknown): unknown => (typeof value === 'string' ? withoutNul(value) : value)
