import { Context, DateTime, Effect } from 'effect'
import type { SqlClient } from 'effect/sql'
import { queueReceived } from '../connections/queue-event.ts'
import { addCodes } from '../desk/receipt-codes.ts'
import { queueLetter } from '../letters/queue-letter.ts'
import { isEmailAddress } from '#domain/mail/letters/email-address.ts'
import type { NotificationRecipient } from '#domain/mail/inbox/notification.ts'
import type { SpamCheck } from '#domain/mail/inbox/spam.ts'
import type { MailKind } from '#domain/mail/mail-kind.ts'

/** Who is notified of a received mail of each kind; no one by default. */
export const MailRecipients = Context.Reference<
  Readonly<Record<MailKind, ReadonlyArray<NotificationRecipient>>>
>('sahilan/adapters/sql/MailRecipients', { defaultValue: () => ({ enquiries: [], profiles: [] }) })

/** Whether a mail server is configured; `false` by default. */
export const HasMailServer = Context.Reference<boolean>('sahilan/adapters/sql/HasMailServer', {
  defaultValue: () => false,
})

/** The most receipts per address and day: anyone can enter another person's address. */
const maxReceipts = 3

interface Received {
  readonly id: number
  readonly email: string
}

/** Queues what follows received mails: webhook events, receipts with their codes, and notifications. Must run in the transaction that stores the mails. */
export const notify = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  recipients: ReadonlyArray<NotificationRecipient>,
  kind: MailKind,
  mails: ReadonlyArray<Received>,
) {
  if (mails.length === 0) return
  yield* queueReceived(
    sql,
    kind,
    mails.map(({ id }) => id),
  )
  const now = yield* DateTime.now
  const time = DateTime.formatIso(now)

  const hasEnough = Effect.fnUntraced(function* (visitor: string) {
    const yesterday = DateTime.formatIso(DateTime.subtract(now, { days: 1 }))
    const receipts = yield* sql<{ id: number }>`select id from notifications
      where recipient = 'visitor' and visitor = ${visitor} and created_at > ${yesterday} limit ${maxReceipts}`
    return receipts.length === maxReceipts
  })

  for (const { id, email } of mails)
    for (const recipient of recipients) {
      const visitor = recipient === 'visitor' ? email.toLowerCase() : ''
      if (recipient === 'visitor' && (!isEmailAddress(email) || (yield* hasEnough(visitor)))) continue
      const [secret = ''] = recipient === 'visitor' ? yield* addCodes(sql, [{ kind, id }]) : []
      yield* queueLetter(sql, time, { kind, mail_id: id, recipient, visitor, secret })
    }
})

/**
 * Queues the notice about a reply, which goes to the owner of the mail or to the team. Must run in the transaction
 * that stores it.
 */
export const notifyStaff = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  { kind, id, messageId }: { readonly kind: MailKind; readonly id: number; readonly messageId: number },
) {
  const time = yield* Effect.map(DateTime.now, DateTime.formatIso)
  yield* queueLetter(sql, time, { kind, mail_id: id, recipient: 'staff', message_id: messageId })
})

/**
 * Calls `notify` for a mail that was first stored as spam, unless it has notifications already. Others had them when they
 * arrived, also if they lost them in the trash.
 */
export const notifyOnce = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  recipients: ReadonlyArray<NotificationRecipient>,
  kind: MailKind,
  mail: Received & SpamCheck,
) {
  if (mail.spamReasons.length === 0) return
  const queued =
    yield* sql`select id from notifications where kind = ${kind} and mail_id = ${mail.id} limit 1`
  if (queued.length === 0) yield* notify(sql, recipients, kind, [mail])
})
