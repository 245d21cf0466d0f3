import type { SqlClient } from 'effect/sql'

/**
 * Selects the parked answers in `notifications` after which staff have written nothing: another answer or a note
 * settles them, such as one about a call.
 */
export const unsettledAnswers = (sql: SqlClient.SqlClient) =>
  sql.literal(`notifications.recipient = 'answer'
    and notifications.state = 'parked' and notifications.state <> 'sent'
    and not exists (select 1 from mail_messages as later where later.kind = notifications.kind
      and later.mail_id = notifications.mail_id and later.id > notifications.message_id
      and later.direction <> 'in' and later.at > notifications.due_at)`)
