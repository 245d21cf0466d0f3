import { Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import type { MailKind } from '#domain/mail/inbox/notification.ts'

/** A mail in its table, and the time of what happened to it (ISO 8601 in UTC). */
export interface HandledMail {
  readonly kind: MailKind
  readonly id: number
  readonly at: string
}

type Columns = Effect.Effect<Readonly<Record<string, string | number>>, SqlError.SqlError>

/**
 * The columns that change when a person has answered a mail, from the desk or by setting its status. Must run in the
 * transaction that updates the row. The response clock stops here.
 */
export const answeredByPerson = (_sql: SqlClient.SqlClient, { at }: HandledMail): Columns =>
  Effect.succeed({ status: 'answered', answered_at: at })

/** The columns that change when the visitor has replied. The response clock starts again here. */
export const reopenedByReply = (_sql: SqlClient.SqlClient, { at }: HandledMail): Columns =>
  Effect.succeed({ status: 'new', last_at: at })
