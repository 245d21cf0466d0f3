import type { SqlClient, Statement } from 'effect/sql'

/** A condition that SQLite uses no index for: by the index of `in (…)` it would sort all matching rows. */
export const withoutIndex = (sql: SqlClient.SqlClient, condition: Statement.Fragment): Statement.Fragment =>
  sql`(${condition}) = true`
