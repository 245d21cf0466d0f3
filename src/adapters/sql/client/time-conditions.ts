import type { SqlClient } from 'effect/sql'

/** The most by which the clocks of processes on one database may differ, in milliseconds. */
export const maxSkew = 60_000

const iso = (time: number) => new Date(time).toISOString()

/**
 * True for times in the `milliseconds` before `at`. Times in the future come from a wrong clock and count as expired.
 */
export const within = (sql: SqlClient.SqlClient, column: string, at: number, milliseconds: number) =>
  sql`(${sql(column)} > ${iso(at - milliseconds)} and ${sql(column)} <= ${iso(at + maxSkew)})`

/** True for times in the `milliseconds` after `at`. Later times come from a wrong clock and count as expired. */
export const ahead = (sql: SqlClient.SqlClient, column: string, at: number, milliseconds: number) =>
  within(sql, column, at + milliseconds, milliseconds)
