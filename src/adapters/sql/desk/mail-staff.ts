import { Effect } from 'effect'
import type { SqlClient } from 'effect/sql'
import { rolesWith } from '#domain/access/permission.ts'
import type { Author } from '#domain/history/author.ts'
import { inputRefused } from '#ports/failures.ts'
import { rowId } from '../client/row-id.ts'

/** The people who may own a mail. */
export const mailStaff = (sql: SqlClient.SqlClient) => {
  const mayOwn = sql.in('role', rolesWith('mails.handle'))
  return {
    all: sql<Author>`select cast(id as text) as id, name from accounts where ${mayOwn} order by name_key, id`,
    /** Fails for an account that is gone or may not handle mails. */
    mustBe: (id: string) =>
      Effect.gen(function* () {
        const found = yield* sql`select id from accounts where id = ${rowId(id)} and ${mayOwn}`
        if (found.length === 0) yield* inputRefused({ owner: 'This person cannot own mails.' })
      }),
  }
}
