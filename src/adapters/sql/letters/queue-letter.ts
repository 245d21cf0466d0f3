import { randomBytes } from 'node:crypto'
import type { SqlClient } from 'effect/sql'
import type { MailLetterRecipient } from '#domain/mail/inbox/notification.ts'
import type { MailKind } from '#domain/mail/mail-kind.ts'

/** What a letter is about and whom it is for, as columns of the table `notifications`. */
interface Queued {
  readonly kind: MailKind | 'digest' | 'expiringToken'
  /** The id of the mail; for the other kinds that of the account or the API token. */
  readonly mail_id: number
  readonly recipient: MailLetterRecipient | 'digest' | 'expiringToken'
  /** Random by default; the answer of staff has that of its message. */
  readonly token?: string
  /** The address of the visitor, which limits receipts. */
  readonly visitor?: string
  readonly message_id?: number
  readonly secret?: string
  /** Nothing is queued if a letter has this key. */
  readonly dedup_key?: string
  /** For a letter that is not sent, but whose key is taken. */
  readonly state?: 'sent'
}

/**
 * Queues a letter in the transaction of what it is about.
 * @param time When it is sent; the backlog counts it from then on.
 * @returns The stored row; none if one has its `dedup_key`.
 */
export const queueLetter = (sql: SqlClient.SqlClient, time: string, about: Queued) => {
  const token = randomBytes(16).toString('hex')
  const initial = {
    visitor: '',
    token,
    state: 'waiting',
    due_at: time,
    tries: 0,
    reason: '',
    created_at: time,
  }
  return sql<{ id: number }>`insert into notifications ${sql.insert({ ...initial, ...about })}
    on conflict (dedup_key) where dedup_key <> '' do nothing returning id`
}
