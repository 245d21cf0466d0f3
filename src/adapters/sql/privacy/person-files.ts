import { Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import type { MailKind } from '#domain/mail/mail-kind.ts'
import { filesInTrash, messagesInTrash } from '../desk/thread-rows.ts'
import { filesOfMessages, type MessageFile } from '../files/attachments.ts'
import { rowsOfPerson, type Person } from './persons.ts'
import { sentToOthers } from './sent-to-others.ts'

/** The files that came with a person's replies about mails of others, those in the trash last. */
export const filesSentToOthers = (
  sql: SqlClient.SqlClient,
  person: Person,
): Effect.Effect<ReadonlyArray<MessageFile>, SqlError.SqlError> =>
  Effect.gen(function* () {
    const { messages, trashed } = sentToOthers(sql, person)
    const files = yield* filesOfMessages(sql, messages)
    return [...files, ...(yield* trashed).flatMap(({ replies }) => filesInTrash(replies))]
  })

/** The files that came with messages about a person's mails, those in the trash last, and with replies to others. */
export const filesOfPerson = (
  sql: SqlClient.SqlClient,
  person: Person,
): Effect.Effect<ReadonlyArray<MessageFile>, SqlError.SqlError> =>
  Effect.gen(function* () {
    const { mails, inTrash } = rowsOfPerson(sql, person)
    const ofKind = (kind: MailKind) =>
      filesOfMessages(sql, sql`kind = ${kind} and mail_id in (select id from ${sql(kind)} where ${mails})`)
    const trash = yield* sql<{ item: string }>`
      select item from trash where subject in ('enquiry', 'profile') and ${inTrash}`
    return [
      ...(yield* ofKind('enquiries')),
      ...(yield* ofKind('profiles')),
      ...trash.flatMap(({ item }) => filesInTrash(messagesInTrash(JSON.parse(item).thread))),
      ...(yield* filesSentToOthers(sql, person)),
    ]
  })
