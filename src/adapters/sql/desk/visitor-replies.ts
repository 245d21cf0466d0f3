import { Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import type { MailKind } from '#domain/mail/inbox/notification.ts'
import type { MailStatus } from '#domain/mail/inbox/received-mail.ts'
import type { SpamCheck } from '#domain/mail/inbox/spam.ts'
import type { MailRecipients } from '../inbox/notify.ts'
import { notifyStaff } from '../inbox/notify.ts'
import { now } from '../client/now.ts'
import { handledMails } from './handled.ts'

interface RepliedMail {
  readonly kind: MailKind
  readonly id: number
  readonly status: MailStatus
}

interface VisitorReply extends SpamCheck {
  readonly text: string
  /** The columns of a reply by e-mail. */
  readonly byMail?: { readonly sender: string; readonly inbound_id: string; readonly attachments: string }
}

/**
 * Adds what a visitor writes to the thread, opens the mail again and notifies staff. Spam is stored and changes nothing
 * else. Must run in a transaction.
 */
export const visitorReplies = (
  sql: SqlClient.SqlClient,
  recipients: (typeof MailRecipients)['Service'],
  timeZone?: string,
) => {
  const { replied } = handledMails(sql, timeZone)
  return (
    { kind, id, status }: RepliedMail,
    { text, spamReasons, byMail }: VisitorReply,
  ): Effect.Effect<void, SqlError.SqlError> =>
    Effect.gen(function* () {
      const at = yield* now
      const row = {
        kind,
        mail_id: id,
        direction: 'in',
        account_id: 0,
        author: '',
        text,
        language: '',
        spam_reasons: JSON.stringify(spamReasons),
        at,
        token: '',
        ...byMail,
      }
      const [{ id: messageId } = { id: 0 }] = yield* sql<{ id: number }>`
        insert into mail_messages ${sql.insert(row)} returning id`
      if (spamReasons.length > 0 || status === 'spam') return
      yield* replied({ kind, id, at })
      if (recipients[kind].includes('staff')) yield* notifyStaff(sql, { kind, id, messageId })
    })
}
