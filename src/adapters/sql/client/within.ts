import type { SqlClient } from 'effect/sql'

/** Clocks of processes that share a database may differ by so much, in milliseconds. */
const skew = 60_000

const iso = (time: number) => new Date(time).toISOString()

/**
 * Holds for times in the `milliseconds` up to `at`. A time in the future was written by a clock that was wrong, and counts as
 * expired.
 */
export const within = (sql: SqlClient.SqlClient, column: string, at: number, milliseconds: number) =>
  sql`(${sql(column)} > ${iso(at - milliseconds)} and ${sql(column)} <= ${iso(at + skew)})`

/** Holds for ends that are still to come; what ends later than `milliseconds` from `at` was written by such a clock. */
export const ahead = (sql: SqlClient.SqlClient, column: string, at: number, milliseconds: number) =>
  within(sql, column, at + milliseconds, milliseconds)
