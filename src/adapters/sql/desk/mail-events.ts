import { Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import type { MailStatus } from '#domain/mail/inbox/received-mail.ts'
import type { MailKind } from '#domain/mail/mail-kind.ts'
import { mailClock } from './mail-clock.ts'

/** A mail in its table, and the time of what happened to it (ISO 8601 in UTC). */
export interface MailEvent {
  readonly kind: MailKind
  readonly id: number
  readonly at: string
}

/** Updates a mail after an answer or a reply. Must run in the transaction that stores the message. */
export const mailEvents = (sql: SqlClient.SqlClient, timeZone?: string) => {
  const clock = mailClock(sql, timeZone)
  const set = ({ kind, id, at }: MailEvent, status: 'answered' | 'new') =>
    sql`update ${sql(kind)} set version = version + 1, ${sql.update({ status, updated_at: at, last_at: at })}
      where id = ${id}`
  return {
    /** An answer from the desk stops the clock; the first person who answers owns the mail. */
    answered: (mail: MailEvent, accountId: number): Effect.Effect<void, SqlError.SqlError> =>
      Effect.gen(function* () {
        yield* set(mail, 'answered')
        yield* sql`update ${sql(mail.kind)} set owner_id = ${accountId} where id = ${mail.id} and owner_id = 0`
        yield* clock.stop(mail.kind, mail.id, mail.at)
      }),

    /** A visitor's reply starts the clock again, unless the mail still waits for an answer. */
    replied: (mail: MailEvent, was: MailStatus): Effect.Effect<void, SqlError.SqlError> =>
      Effect.andThen(set(mail, 'new'), clock.replied(mail.kind, mail.id, mail.at, was)),
  }
}
