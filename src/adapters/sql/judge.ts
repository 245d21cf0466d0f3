import { createHash } from 'node:crypto'
import { DateTime, Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import { emailKey } from '#domain/mail/mail-filter.ts'
import { judged, textKey, type Judgement, type Submission } from '#domain/mail/spam.ts'
import type { Sending } from '#ports/sending.ts'

type Sent = Pick<Submission, 'firstName' | 'lastName' | 'message'> & { readonly email: string }

export const textHash = (message: string): string => {
  const key = textKey(message)
  return key === '' ? '' : createHash('sha256').update(key).digest('hex')
}

/** Mails with the same text that are looked at, the newest first: whoever sends one text many times makes nobody wait. */
const mostCompared = 30

/** Judges a form that has just come by itself and by what others have sent into the same table. */
export const judge = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  table: string,
  { firstName, lastName, message, email }: Sent,
  { took, decoy }: Sending,
): Effect.fn.Return<Judgement, SqlError.SqlError> {
  const hash = textHash(message)
  const yesterday = DateTime.formatIso(DateTime.subtract(yield* DateTime.now, { days: 1 }))
  const senders =
    hash === ''
      ? []
      : yield* sql`select distinct sender from (
            select lower(trim(email)) as sender from ${sql(table)}
            where text_key = ${hash} and text_key <> '' and created_at > ${yesterday}
            order by created_at desc limit ${mostCompared}) as newest
          where sender <> ${emailKey(email)}`
  return judged({ firstName, lastName, message, took, decoy, others: senders.length })
})
