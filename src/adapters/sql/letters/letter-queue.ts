import { DateTime, Effect, Layer, type Duration } from 'effect'
import { SqlClient } from 'effect/sql'
import { isEmptyDigest } from '#domain/desk/digest.ts'
import type { AnyReceived } from '#domain/mail/inbox/notification.ts'
import type { MailKind } from '#domain/mail/mail-kind.ts'
import { LetterQueue, type ClaimedLetter } from '#ports/server/mail/letter-queue.ts'
import { tokenNotices } from '../connections/token-notices.ts'
import { digestOf, DigestZone } from '../desk/digests.ts'
import { mailStaff } from '../desk/mail-staff.ts'
import { mergedRow } from '../desk/thread-rows.ts'
import { enquiryTable } from '../inbox/enquiries.ts'
import { HasMailServer } from '../inbox/notify.ts'
import { now } from '../client/now.ts'
import { profileTable } from '../inbox/profiles.ts'
import { rowId } from '../client/row-id.ts'
import { orStoreFailure } from '../client/store-failure.ts'

interface Claimed {
  readonly id: number
  readonly kind: MailKind
  readonly mailId: number
  /** The enquiry that it came with, if that was merged into another one. */
  readonly mergedId: number
  readonly recipient: ClaimedLetter['recipient']
  readonly messageId: number
  readonly token: string
  readonly code: string
  readonly tries: number
}

/** Queues letters in the table `notifications`; a row is claimed by one process at a time. */
export const SqlLetterQueue: Layer.Layer<LetterQueue, never, SqlClient.SqlClient> = Layer.effect(
  LetterQueue,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const timeZone = yield* DigestZone
    const hasMailServer = yield* HasMailServer
    const enquiries = enquiryTable(sql)
    const profiles = profileTable(sql)
    const { notifiedOwner } = mailStaff(sql)
    const { expiring: expiringToken } = tokenNotices(sql)

    const mergedOf = Effect.fnUntraced(function* (mergedId: number, id: string) {
      const [merged] = yield* sql<{ item: string }>`select item from merged_enquiries where id = ${mergedId}`
      return merged && { ...enquiries.ofStoredRow(mergedRow(merged.item)), id }
    })

    const receivedOf = Effect.fnUntraced(function* ({ kind, mailId, mergedId }: Claimed) {
      const id = String(mailId)
      const inTable = kind === 'enquiries' ? enquiries.find(id) : profiles.find(id)
      const mail = yield* mergedId === 0 ? inTable : mergedOf(mergedId, id)
      // The kind says which table was read.
      return mail && ({ kind, mail } as AnyReceived)
    })

    /** The answer or the reply, and the tokens of the receipt and of former answers that went to the visitor. */
    const threadOf = Effect.fnUntraced(function* ({ kind, mailId, messageId, recipient }: Claimed) {
      if (messageId === 0) return { earlier: [] }
      const [message] = yield* sql<{ text: string; language: string }>`
        select text, language from mail_messages where id = ${messageId}`
      if (recipient !== 'answer') {
        const owner = yield* notifiedOwner(kind, mailId)
        return { earlier: [], ...(message && { message }), ...(owner && { owner }) }
      }
      const earlier = yield* sql<{ token: string }>`
        select token, 0 as place from notifications
          where kind = ${kind} and mail_id = ${mailId} and recipient = 'visitor' and state = 'sent'
        union all select token, id from mail_messages as former
          where kind = ${kind} and mail_id = ${mailId} and id < ${messageId} and direction = 'out'
          and not exists (select 1 from notifications where kind = former.kind and mail_id = former.mail_id
            and message_id = former.id and recipient = 'answer' and state <> 'sent')
        order by place`
      return { earlier: earlier.map(({ token }) => token), ...(message && { message }) }
    })

    const due = (time: DateTime.DateTime) =>
      sql<{ id: number }>`select id from notifications
        where state = 'waiting' and due_at <= ${DateTime.formatIso(time)} order by due_at, id limit 1`

    /** `undefined` if what it is about is gone, done or switched off since. */
    const contentOf = Effect.fnUntraced(function* (claimed: Claimed) {
      const { recipient, mailId, code } = claimed
      if (recipient === 'digest') {
        const digest = yield* digestOf(sql, mailId, timeZone)
        return digest && !isEmptyDigest(digest) ? { recipient, digest } : undefined
      }
      if (recipient === 'expiringToken') {
        const expiring = yield* expiringToken(mailId)
        return expiring && { recipient, expiring }
      }
      const received = yield* receivedOf(claimed)
      return received && { recipient, received, ...(yield* threadOf(claimed)), code }
    })

    const claimDue = Effect.fnUntraced(function* (lease: Duration.Input) {
      const time = yield* DateTime.now
      const until = DateTime.formatIso(DateTime.addDuration(time, lease))
      for (;;) {
        const [claimed] = yield* sql<Claimed>`
          update notifications set tries = tries + 1, due_at = ${until}, reason = '' where id in (${due(time)})
          returning id, kind, mail_id as "mailId", recipient, merged_id as "mergedId",
            message_id as "messageId", token, secret as code, tries`
        if (claimed === undefined) return undefined
        const { id, token, tries } = claimed
        const content = yield* contentOf(claimed)
        if (content !== undefined) return { id: String(id), ...content, token, tries, until }
        yield* sql`delete from notifications where id = ${id}`
      }
    }, sql.withTransaction)

    // Notices about tokens are queued without a mail server too, as a token may outlast that.
    const isAwaited = hasMailServer ? sql`true` : sql`recipient <> 'expiringToken'`

    const backlogOf = Effect.fnUntraced(function* (state: 'waiting' | 'parked') {
      const [found] = yield* sql<{ count: number; since: string | null }>`
        select count(*) as count, min(created_at) as since from notifications
        where state = ${state} and state <> 'sent' and created_at <= ${yield* now} and ${isAwaited}`
      return { count: found?.count ?? 0, since: found?.since ?? undefined }
    })

    return LetterQueue.of({
      backlog: orStoreFailure(Effect.all({ waiting: backlogOf('waiting'), parked: backlogOf('parked') })),

      claim: (lease) =>
        Effect.flatMap(DateTime.now, due).pipe(
          // Mostly nothing is due; then no transaction is needed.
          Effect.flatMap(([next]) => (next === undefined ? Effect.undefined : claimDue(lease))),
          orStoreFailure,
        ),

      settle: ({ id, until }, outcome) =>
        Effect.gen(function* () {
          const { at, reason } = { at: yield* now, reason: '', ...outcome }
          const settled = {
            state: outcome.state,
            due_at: at,
            reason,
            ...(outcome.state === 'sent' && { secret: '' }),
          }
          // The end of the lease identifies the claim.
          yield* sql`update notifications set ${sql.update(settled)}
            where id = ${rowId(id)} and due_at = ${until} and state = 'waiting'`
        }).pipe(sql.withTransaction, orStoreFailure),
    })
  }),
)
