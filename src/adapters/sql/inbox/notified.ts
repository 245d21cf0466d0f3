import { randomBytes } from 'node:crypto'
import { Context, DateTime, Effect } from 'effect'
import type { SqlClient } from 'effect/sql'
import { isMailAddress } from '#domain/mail/messages/mail-address.ts'
import type { MailKind, NotificationRecipient } from '#domain/mail/inbox/notification.ts'

/** Who is written to when a mail has been received; nobody unless somebody provides it. */
export const Notified = Context.Reference<Readonly<Record<MailKind, ReadonlyArray<NotificationRecipient>>>>(
  'sahilan/adapters/sql/Notified',
  { defaultValue: () => ({ enquiries: [], profiles: [] }) },
)

/** Receipts that go to one address in a day: anybody can type somebody else's. */
const mostReceipts = 3

interface Received {
  readonly kind: MailKind
  readonly id: number
  readonly email: string
}

/** Stores what is to be written about a received mail. Belongs into the transaction that stores the mail. */
export const notify = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  recipients: ReadonlyArray<NotificationRecipient>,
  { kind, id, email }: Received,
) {
  const now = yield* DateTime.now
  const at = DateTime.formatIso(now)

  const isOneTooMany = Effect.fnUntraced(function* (visitor: string) {
    const yesterday = DateTime.formatIso(DateTime.subtract(now, { days: 1 }))
    const receipts = yield* sql<{ id: number }>`select id from notifications
      where recipient = 'visitor' and visitor = ${visitor} and created_at > ${yesterday} limit ${mostReceipts}`
    return receipts.length === mostReceipts
  })

  for (const recipient of recipients) {
    const visitor = recipient === 'visitor' ? email.toLowerCase() : ''
    if (recipient === 'visitor' && (!isMailAddress(email) || (yield* isOneTooMany(visitor)))) continue
    const token = randomBytes(16).toString('hex')
    const place = { kind, mail_id: id, recipient, visitor, token }
    const waiting = { state: 'waiting', due_at: at, tries: 0, reason: '', created_at: at }
    yield* sql`insert into notifications ${sql.insert({ ...place, ...waiting })}`
  }
})

/** The same for a mail that was kept without a word, and only where nobody has been written to about it. */
export const notifyOnce = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  recipients: ReadonlyArray<NotificationRecipient>,
  received: Received,
) {
  const { kind, id } = received
  const told = yield* sql`select id from notifications where kind = ${kind} and mail_id = ${id} limit 1`
  if (told.length === 0) yield* notify(sql, recipients, received)
})
