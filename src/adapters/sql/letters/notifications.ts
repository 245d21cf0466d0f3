import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import type { Notification } from '#domain/mail/inbox/notification.ts'
import { allSentAgainTitle, sentAgainTitle } from '#domain/mail/letters/sent-again-title.ts'
import { itemGone } from '#ports/item-failures.ts'
import { Notifications } from '#ports/staff/desk/notifications.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { now } from '../client/now.ts'
import { recordAction } from '../history/record-activity.ts'
import { rowId } from '../client/row-id.ts'
import { orStoreFailure } from '../client/store-failure.ts'

type Row = Omit<Notification, 'id' | 'mailId'> & { readonly id: number; readonly mailId: number }

const notificationOf = (row: Row): Notification => ({
  ...row,
  id: String(row.id),
  mailId: String(row.mailId),
})

const maxParked = 50

/** Reads and retries notifications in the table that `SqlLetterQueue` processes. */
export const SqlNotifications: Layer.Layer<Notifications, never, SqlClient.SqlClient> = Layer.effect(
  Notifications,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const selected = sql.literal(
      'id, kind, mail_id as "mailId", recipient, state, due_at as "at", tries, reason',
    )

    /** Neither answers, which their thread shows, nor mails about other things, such as digests. */
    const aboutMails = sql.literal("kind in ('enquiries', 'profiles') and recipient <> 'answer'")
    const parkedToStaff = sql.literal("state = 'parked' and recipient = 'staff'")

    // A kind of mail is also the name of its table.
    const referenceOf = ({ kind, mailId }: Row) =>
      Effect.map(
        sql<{ reference: string }>`select reference from ${sql(kind)} where id = ${mailId}`,
        ([mail]) => mail?.reference || String(mailId),
      )
    const record = (title: string) =>
      Effect.flatMap(OnBehalfOf, (person) => recordAction(sql, { ...person, kind: 'sentAgain', title }))

    return Notifications.of({
      of: (kind, mailId) =>
        sql<Row>`
          select ${selected} from notifications where kind = ${kind} and mail_id = ${rowId(mailId)} and ${aboutMails} order by id`.pipe(
          Effect.map((rows) => rows.map(notificationOf)),
          orStoreFailure,
        ),

      parked: Effect.gen(function* () {
        const [counted] = yield* sql<{ total: number }>`
          select count(*) as total from notifications where ${parkedToStaff}`
        const rows = yield* sql<Row>`
          select ${selected} from notifications where ${parkedToStaff} order by id desc limit ${maxParked}`
        return { items: rows.map(notificationOf), total: counted?.total ?? 0 }
      }).pipe(orStoreFailure),

      sendAgain: (id) =>
        Effect.gen(function* () {
          const due = { state: 'waiting', due_at: yield* now, tries: 0 }
          const retried =
            yield* sql`update notifications set ${sql.update(due)} where id = ${rowId(id)} and state = 'parked' and ${aboutMails} returning id`
          const [row] =
            yield* sql<Row>`select ${selected} from notifications where id = ${rowId(id)} and ${aboutMails}`
          if (row === undefined) return yield* itemGone('notification')
          const notification = notificationOf(row)
          if (retried.length > 0) yield* record(sentAgainTitle(notification, yield* referenceOf(row)))
          return notification
        }).pipe(sql.withTransaction, orStoreFailure),

      sendAllAgain: Effect.gen(function* () {
        const due = { state: 'waiting', due_at: yield* now, tries: 0 }
        const rows =
          yield* sql`update notifications set ${sql.update(due)} where ${parkedToStaff} returning id`
        if (rows.length > 0) yield* record(allSentAgainTitle(rows.length))
        return rows.length
      }).pipe(sql.withTransaction, orStoreFailure),
    })
  }),
)
