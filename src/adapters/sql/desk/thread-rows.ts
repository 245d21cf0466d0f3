import { Array, Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import { canSeparate, type MergedEnquiry } from '#domain/desk/merging.ts'
import type { MessageDirection, ThreadMessage } from '#domain/desk/thread.ts'
import type { NotificationState } from '#domain/mail/inbox/notification.ts'
import type { MailKind } from '#domain/mail/mail-kind.ts'
import type { SpamReason } from '#domain/mail/inbox/spam.ts'
import { attachmentsIn, filesOf, shownAttachment, type MessageFile } from '../files/attachments.ts'
import type { Row } from '../client/row.ts'

interface MessageRow {
  readonly id: number
  readonly direction: MessageDirection
  readonly author: string
  readonly text: string
  readonly language: string
  readonly spam_reasons: string
  readonly at: string
  readonly sender: string
  readonly attachments: string
  readonly state: NotificationState | null
  readonly due_at: string | null
  readonly tries: number | null
  readonly reason: string | null
}

const messageOf = (row: MessageRow): ThreadMessage => {
  const { id, direction, author, text, language, at, sender, state, due_at, tries, reason } = row
  const attachments = attachmentsIn(row.attachments)
  // Stored by this program.
  const spamReasons = JSON.parse(row.spam_reasons) as ReadonlyArray<SpamReason>
  return {
    id: String(id),
    direction,
    author,
    language,
    text,
    at,
    ...(spamReasons.length > 0 && { spamReasons }),
    ...(sender !== '' && { sender }),
    ...(attachments.length > 0 && { attachments: attachments.map(shownAttachment) }),
    ...(direction === 'out' && {
      // Without a row in the outbox it came back from the trash, as only answers that were sent do.
      delivery: { state: state ?? 'sent', at: due_at ?? at, tries: tries ?? 1, reason: reason ?? '' },
    }),
  }
}

/** The messages of a mail, oldest first. */
export const messagesOf = (
  sql: SqlClient.SqlClient,
  kind: MailKind,
  mailId: number,
): Effect.Effect<ReadonlyArray<ThreadMessage>, SqlError.SqlError> =>
  Effect.map(
    sql<MessageRow>`
      select message.id, direction, author, text, language, spam_reasons, at, sender, attachments,
        state, due_at, tries, reason
      from mail_messages as message left join notifications as mailed on mailed.kind = message.kind
        and mailed.mail_id = message.mail_id and mailed.message_id = message.id and mailed.recipient = 'answer'
      where message.kind = ${kind} and message.mail_id = ${mailId} order by message.id`,
    (rows) => rows.map(messageOf),
  )

/** The enquiries that were merged into one, oldest first. */
export const mergedInto = (
  sql: SqlClient.SqlClient,
  id: number,
  now: number,
): Effect.Effect<ReadonlyArray<MergedEnquiry>, SqlError.SqlError> =>
  Effect.map(
    sql<{ id: number; item: string; at: string }>`
      select id, item, at from merged_enquiries where into_id = ${id} order by id`,
    (rows) =>
      rows.map(({ id: merged, item, at }) => {
        const { reference, message, created_at } = mergedRow(item)
        return {
          id: String(merged),
          reference: String(reference),
          message: String(message),
          createdAt: String(created_at),
          canSeparate: canSeparate(at, now),
        }
      }),
  )

/** The columns of a merged enquiry, as they are stored. */
export const mergedRow = (item: unknown): Row => JSON.parse(String(item)).row

/** The rows that go to the trash with a mail. */
interface TrashedThread {
  readonly messages: ReadonlyArray<Row>
  readonly merged: ReadonlyArray<Row>
}

/** Reads the rows that go to the trash with a mail; an answer that was not sent is dropped. */
export const threadToTrash = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  kind: MailKind,
  mailId: number,
): Effect.fn.Return<TrashedThread, SqlError.SqlError> {
  const messages = yield* sql<Row>`
    select * from mail_messages as message where kind = ${kind} and mail_id = ${mailId} and not exists (
      select 1 from notifications where kind = message.kind and mail_id = message.mail_id
        and message_id = message.id and recipient = 'answer' and state <> 'sent') order by id`
  const merged =
    kind === 'enquiries' ? yield* sql<Row>`select * from merged_enquiries where into_id = ${mailId}` : []
  return { messages, merged }
})

/** The columns of the enquiries that were merged into one that is in the trash. */
export const trashedMerged = (thread: unknown): ReadonlyArray<Row> =>
  ((thread ?? {}) as Partial<TrashedThread>).merged?.map(({ item }) => mergedRow(item)) ?? []

/** The messages of a mail in the trash. */
export const messagesInTrash = (thread: unknown): ReadonlyArray<Row> =>
  ((thread ?? {}) as Partial<TrashedThread>).messages ?? []

/** Rows of messages as an export has them, without notes. */
export const exportedMessages = (messages: ReadonlyArray<Row>): ReadonlyArray<object> =>
  messages
    .filter(({ direction }) => direction !== 'note')
    .map(({ direction, author, text, language, at, sender = '', attachments = '[]' }) => ({
      direction,
      author,
      text,
      language,
      at,
      ...(sender !== '' && { sender }),
      ...(attachments !== '[]' && { attachments: attachmentsIn(attachments).map(shownAttachment) }),
    }))

/** The files that came with messages of a mail in the trash. */
export const filesInTrash = (messages: ReadonlyArray<Row>): ReadonlyArray<MessageFile> =>
  messages.flatMap(({ id, attachments = '[]' }) => filesOf(Number(id), attachments))

/** Puts back what `threadToTrash` has read. */
export const threadFromTrash = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  thread: unknown,
): Effect.fn.Return<void, SqlError.SqlError> {
  // Mails that were deleted by an earlier version have none.
  const { messages = [], merged = [] } = (thread ?? {}) as Partial<TrashedThread>
  if (Array.isReadonlyArrayNonEmpty(messages)) yield* sql`insert into mail_messages ${sql.insert(messages)}`
  if (Array.isReadonlyArrayNonEmpty(merged)) yield* sql`insert into merged_enquiries ${sql.insert(merged)}`
})
