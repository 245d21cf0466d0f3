import { Effect } from 'effect'
import type { SqlClient, SqlError, Statement } from 'effect/sql'
import { mailSubjects, type MailKind } from '#domain/mail/mail-kind.ts'
import { forgetCodes } from '../desk/receipt-codes.ts'
import { mergedRow } from '../desk/thread-rows.ts'
import { filesOfMessages } from '../files/attachments.ts'
import { forgetHistory } from '../history/forget-history.ts'

/** Mails that were deleted for good. */
export interface DeletedMails {
  readonly count: number
  readonly references: ReadonlyArray<string>
  /** The keys of their files. */
  readonly resumes: ReadonlyArray<string>
}

interface Row {
  readonly id: number
  readonly reference: string
  readonly resume_key: string | null
}

/** Deletes mails for good, with their threads, codes, notifications and history. Must run in a transaction. */
export const deleteMails = (
  sql: SqlClient.SqlClient,
  table: MailKind,
  which: Statement.Fragment,
): Effect.Effect<DeletedMails, SqlError.SqlError> =>
  Effect.gen(function* () {
    const isProfile = table === 'profiles'
    const key = sql.literal(isProfile ? 'resume_key' : 'null as resume_key')
    // A condition with a limit might choose others the next time.
    const found = yield* sql<{ id: number }>`select id from ${sql(table)} where ${which}`
    const ids = found.map(({ id }) => id)
    if (ids.length === 0) return { count: 0, references: [], resumes: [] }
    const merged = isProfile
      ? []
      : yield* sql<{ id: number; item: string }>`select id, item from merged_enquiries
          where into_id in ${sql.in(ids)}`
    const files = yield* filesOfMessages(sql, sql`kind = ${table} and mail_id in ${sql.in(ids)}`)
    const rows = yield* sql<Row>`delete from ${sql(table)} where id in ${sql.in(ids)}
      returning id, reference, ${key}`
    const subject = mailSubjects[table]
    const refs = [...rows, ...merged].map(({ id }) => ({ subject, itemId: String(id) }) as const)
    yield* forgetHistory(sql, refs)
    yield* forgetCodes(sql, refs)
    return {
      count: rows.length,
      references: [...rows, ...merged.map(({ item }) => mergedRow(item))].map(({ reference }) =>
        String(reference),
      ),
      resumes: [...rows.flatMap(({ resume_key }) => resume_key ?? []), ...files.map((file) => file.key)],
    }
  })
