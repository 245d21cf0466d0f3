import { Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'

/** Counts a save of something, by which other processes see that it changed. */
export const countSave = (
  sql: SqlClient.SqlClient,
  subject: string,
): Effect.Effect<void, SqlError.SqlError> =>
  Effect.asVoid(sql`insert into saves ${sql.insert({ subject, total: 1 })}
    on conflict (subject) do update set total = saves.total + 1`)
