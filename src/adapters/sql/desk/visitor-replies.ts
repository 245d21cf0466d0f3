import { Effect } from 'effect'
import { SqlClient, type SqlError } from 'effect/sql'
import type { MailKind } from '#domain/mail/mail-kind.ts'
import type { MailStatus } from '#domain/mail/inbox/received-mail.ts'
import type { SpamCheck } from '#domain/mail/inbox/spam.ts'
import { now } from '../client/now.ts'
import { HasMailServer, MailRecipients, notifyStaff } from '../inbox/notify.ts'
import { mailEvents } from './mail-events.ts'
import { mailStaff } from './mail-staff.ts'

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
 * Adds what a visitor writes to the thread, opens the mail again and notifies its owner, or else the team. Spam is stored
 * and changes nothing else. Must run in a transaction.
 */
export const visitorReplies = Effect.fnUntraced(function* (timeZone?: string) {
  const sql = yield* SqlClient.SqlClient
  const recipients = yield* MailRecipients
  const hasMailServer = yield* HasMailServer
  const { replied } = mailEvents(sql, timeZone)
  const { notifiedOwner } = mailStaff(sql)
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
      yield* replied({ kind, id, at }, status)
      const isTeamNotified = recipients[kind].includes('staff')
      if (isTeamNotified || (hasMailServer && (yield* notifiedOwner(kind, id)) !== undefined))
        yield* notifyStaff(sql, { kind, id, messageId })
    })
})
