import { Effect } from 'effect'
import type { SqlClient } from 'effect/sql'
import { rolesWith } from '#domain/access/permission.ts'
import type { Author } from '#domain/history/author.ts'
import type { MailKind } from '#domain/mail/mail-kind.ts'
import type { ClaimedMailLetter } from '#ports/server/mail/letter-queue.ts'
import { inputRefused } from '#ports/failures.ts'
import { rowId } from '../client/row-id.ts'

/** The people who may own a mail. */
export const mailStaff = (sql: SqlClient.SqlClient) => {
  const mayOwn = sql.in('role', rolesWith('mails.handle'))
  return {
    all: sql<Author>`select cast(id as text) as id, name from accounts where ${mayOwn} order by name_key, id`,
    /** The owner who wants to be notified of replies; `undefined` if there is none. */
    notifiedOwner: (kind: MailKind, mailId: number) =>
      Effect.map(
        sql<NonNullable<ClaimedMailLetter['owner']>>`select email, language from accounts
          where id = (select owner_id from ${sql(kind)} where id = ${mailId}) and reply_mails = 1 and ${mayOwn}`,
        ([owner]) => owner,
      ),
    /** Fails for an account that is gone or may not handle mails. */
    requireMayOwn: (id: string) =>
      Effect.gen(function* () {
        const found = yield* sql`select id from accounts where id = ${rowId(id)} and ${mayOwn}`
        if (found.length === 0) yield* inputRefused({ owner: 'This person cannot own mails.' })
      }),
  }
}
