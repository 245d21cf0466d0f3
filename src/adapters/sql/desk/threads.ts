import { randomBytes } from 'node:crypto'
import { DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import {
  answerRefusal,
  messageErrors,
  newerSentence,
  writing,
  type NewMessage,
  type Thread,
} from '#domain/desk/thread.ts'
import { nounOf } from '#domain/history/subject.ts'
import { mailSubjects, type MailKind } from '#domain/mail/mail-kind.ts'
import type { MailStatus } from '#domain/mail/inbox/received-mail.ts'
import { failIfInvalid, ItemChanged } from '#ports/failures.ts'
import { itemGone } from '#ports/item-failures.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { Threads } from '#ports/staff/desk/threads.ts'
import { now } from '../client/now.ts'
import { rowId } from '../client/row-id.ts'
import { orStoreFailure } from '../client/store-failure.ts'
import { HasMailServer } from '../inbox/notify.ts'
import { oncePerKey } from '../client/idempotency.ts'
import { queueLetter } from '../letters/queue-letter.ts'
import { mailEvents } from './mail-events.ts'
import { addCodes } from './receipt-codes.ts'
import { mergedInto, messagesOf } from './thread-rows.ts'

/** Stores messages beside their mails, whose kind is the name of the table. */
export const SqlThreads = (timeZone?: string): Layer.Layer<Threads, never, SqlClient.SqlClient> =>
  Layer.effect(
    Threads,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const hasMailServer = yield* HasMailServer
      const { answered } = mailEvents(sql, timeZone)

      const read = Effect.fnUntraced(function* (kind: MailKind, id: number) {
        const [mail] = yield* sql<{ status: MailStatus; email: string }>`
        select status, email from ${sql(kind)} where id = ${id}`
        if (mail === undefined) return yield* itemGone(nounOf(mailSubjects[kind]))
        const messages = yield* messagesOf(sql, kind, id)
        const refusal = answerRefusal(mail, hasMailServer)
        const canAnswer = refusal === undefined
        const time = DateTime.toEpochMillis(yield* DateTime.now)
        const merged = kind === 'enquiries' ? yield* mergedInto(sql, id, time) : []
        const thread: Thread = {
          latest: messages.at(-1)?.id ?? '0',
          canAnswer,
          messages,
          ...(merged.length > 0 && { merged }),
        }
        return { thread, refusal }
      })

      const oneOf = Effect.fnUntraced(function* (kind: MailKind, id: number, messageId: number) {
        const messages = yield* messagesOf(sql, kind, id)
        return messages.find((one) => one.id === String(messageId)) ?? (yield* itemGone('message'))
      })

      const send = Effect.fnUntraced(function* (
        kind: MailKind,
        id: number,
        messageId: number,
        token: string,
      ) {
        const at = yield* now
        const [secret = ''] = yield* addCodes(sql, [{ kind, id }])
        const message = { message_id: messageId, token, secret }
        yield* queueLetter(sql, at, { kind, mail_id: id, recipient: 'answer', ...message })
        yield* answered({ kind, id, at }, rowId((yield* OnBehalfOf).id))
      })

      const store = Effect.fnUntraced(function* (kind: MailKind, id: number, message: NewMessage) {
        const { direction, text, language, after } = message
        const isAnswer = direction === 'out'
        const { thread, refusal } = yield* read(kind, id)
        yield* failIfInvalid(messageErrors(message, refusal))
        const newer = isAnswer ? newerSentence(thread, after) : undefined
        if (newer !== undefined) return yield* new ItemChanged({ message: newer, current: thread })
        const person = yield* OnBehalfOf
        const token = isAnswer ? randomBytes(16).toString('hex') : ''
        const row = {
          kind,
          mail_id: id,
          direction,
          account_id: rowId(person.id),
          author: person.name,
          text,
          language: isAnswer ? language : '',
          spam_reasons: '[]',
          at: yield* now,
          token,
        }
        const [{ id: messageId } = { id: 0 }] = yield* sql<{ id: number }>`
        insert into mail_messages ${sql.insert(row)} returning id`
        if (isAnswer) yield* send(kind, id, messageId, token)
        yield* stop(kind, id)
        return messageId
      })

      const stop = (kind: MailKind, id: number) =>
        Effect.flatMap(
          OnBehalfOf,
          (person) => sql`delete from mail_writing
          where kind = ${kind} and mail_id = ${id} and account_id = ${rowId(person.id)}`,
        )

      return Threads.of({
        of: (kind, mailId) =>
          read(kind, rowId(mailId)).pipe(
            Effect.map(({ thread }) => thread),
            orStoreFailure,
          ),

        add: (kind, mailId, message, key) =>
          store(kind, rowId(mailId), message).pipe(
            oncePerKey(sql, { kind: 'message.add', key }),
            Effect.flatMap((messageId) => oneOf(kind, rowId(mailId), messageId)),
            sql.withTransaction,
            orStoreFailure,
          ),

        sendAgain: (kind, mailId, messageId) =>
          Effect.gen(function* () {
            const { refusal } = yield* read(kind, rowId(mailId))
            yield* failIfInvalid(refusal === undefined ? {} : { direction: refusal })
            const due = { state: 'waiting', due_at: yield* now, tries: 0 }
            yield* sql`update notifications set ${sql.update(due)} where kind = ${kind}
            and mail_id = ${rowId(mailId)} and message_id = ${rowId(messageId)}
            and recipient = 'answer' and state = 'parked'`
            return yield* oneOf(kind, rowId(mailId), rowId(messageId))
          }).pipe(sql.withTransaction, orStoreFailure),

        write: (kind, mailId) =>
          Effect.gen(function* () {
            const time = yield* DateTime.now
            const until = DateTime.formatIso(DateTime.addDuration(time, writing.lease))
            yield* read(kind, rowId(mailId))
            const account = rowId((yield* OnBehalfOf).id)
            const lease = { kind, mail_id: rowId(mailId), account_id: account, until }
            yield* sql`delete from mail_writing where until < ${DateTime.formatIso(time)}`
            yield* sql`insert into mail_writing ${sql.insert(lease)}
            on conflict (kind, mail_id, account_id) do update set until = excluded.until`
            return until
          }).pipe(sql.withTransaction, orStoreFailure),

        stopWriting: (kind, mailId) =>
          stop(kind, rowId(mailId)).pipe(Effect.asVoid, sql.withTransaction, orStoreFailure),
      })
    }),
  )
