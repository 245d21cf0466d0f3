import { Effect } from 'effect'
import type { SqlClient, SqlError, Statement } from 'effect/sql'
import type { Subject } from '#domain/history/subject.ts'
import { messagesInTrash } from '../desk/thread-rows.ts'
import type { Row } from '../client/row.ts'
import { rowsOfPerson, type Person } from './persons.ts'

/** A mail of another person in the trash, whose thread has replies of this one. */
interface TrashedMail {
  readonly subject: Subject
  readonly item_id: number
  /** Its columns, and its thread without the replies. */
  readonly rest: object
  readonly replies: ReadonlyArray<Row>
}

/** The replies by e-mail of a person about mails of others, which a colleague or a relative may send. */
export const sentToOthers = (sql: SqlClient.SqlClient, person: Person) => {
  const { key } = person
  const { mails, inTrash } = rowsOfPerson(sql, person)
  const messages: Statement.Fragment = sql`sender = ${key}
    and not (kind = 'enquiries' and mail_id in (select id from enquiries where ${mails}))
    and not (kind = 'profiles' and mail_id in (select id from profiles where ${mails}))`

  const trashed: Effect.Effect<ReadonlyArray<TrashedMail>, SqlError.SqlError> = Effect.map(
    sql<{ subject: Subject; item_id: number; item: string }>`
      select subject, item_id, item from trash
      where subject in ('enquiry', 'profile') and instr(item, ${JSON.stringify(key)}) > 0 and not (${inTrash})`,
    (rows) =>
      rows.flatMap(({ subject, item_id, item }) => {
        const { thread, ...columns }: Row = JSON.parse(item)
        const all = messagesInTrash(thread)
        const replies = all.filter(({ sender }) => sender === key)
        const left = { ...Object(thread), messages: all.filter(({ sender }) => sender !== key) }
        return replies.length === 0 ? [] : [{ subject, item_id, rest: { ...columns, thread: left }, replies }]
      }),
  )

  return {
    messages,
    trashed,
    /** Must run in the transaction of the erasure. */
    erase: Effect.gen(function* () {
      // Staff would be notified of the mail instead of the reply.
      yield* sql`delete from notifications
        where message_id in (select id from mail_messages where ${messages})`
      yield* sql`delete from mail_messages where ${messages}`
      for (const { subject, item_id, rest } of yield* trashed)
        yield* sql`update trash set item = ${JSON.stringify(rest)}
          where subject = ${subject} and item_id = ${item_id}`
    }),
  }
}
