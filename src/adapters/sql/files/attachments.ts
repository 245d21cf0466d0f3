import { Effect } from 'effect'
import type { SqlClient, SqlError, Statement } from 'effect/sql'
import type { Attachment } from '#domain/mail/inbound/attachment.ts'

/** A file of a message, as its row names it; without a key if the file is not stored. */
export interface StoredAttachment {
  readonly name: string
  readonly size: number
  readonly key: string
}

/** A stored file of a message. */
export interface MessageFile extends StoredAttachment {
  readonly messageId: number
  /** From 0, as the thread shows it. */
  readonly index: number
}

/** Reads the column, which this program has written. */
export const attachmentsIn = (column: unknown): ReadonlyArray<StoredAttachment> => JSON.parse(String(column))

export const shownAttachment = ({ name, size, key }: StoredAttachment): Attachment => ({
  name,
  size,
  isStored: key !== '',
})

/** The stored files of a message. */
export const filesOf = (messageId: number, column: unknown): ReadonlyArray<MessageFile> =>
  attachmentsIn(column).flatMap((attachment, index) =>
    attachment.key === '' ? [] : [{ ...attachment, messageId, index }],
  )

/** The stored files of the messages that match. */
export const filesOfMessages = (
  sql: SqlClient.SqlClient,
  which: Statement.Fragment,
): Effect.Effect<ReadonlyArray<MessageFile>, SqlError.SqlError> =>
  Effect.map(
    sql<{ id: number; attachments: string }>`
      select id, attachments from mail_messages where attachments <> '[]' and ${which} order by id`,
    (rows) => rows.flatMap(({ id, attachments }) => filesOf(id, attachments)),
  )
