import { Context, DateTime, Effect, Layer } from 'effect'
import type { AnyReceived, Notification } from '#domain/mail/inbox/notification.ts'
import { itemGone } from '#ports/item-failures.ts'
import { LetterQueue } from '#ports/server/mail/letter-queue.ts'
import { Notifications } from '#ports/staff/desk/notifications.ts'
import { simulate, type Behaviour } from '../store/behaviour.ts'
import { isoNow } from '../store/iso-now.ts'

export interface MemoryNotificationsOptions extends Behaviour {
  readonly notifications?: ReadonlyArray<Notification>
  /** The mails that the notifications are about. */
  readonly received?: ReadonlyArray<AnyReceived>
}

const gone = itemGone('notification')

/** Stores notifications as long as the layer lives; implements both the staff's port and the worker's. */
export const MemoryNotifications = (options: MemoryNotificationsOptions = {}) =>
  Layer.effectContext(
    Effect.sync(() => {
      const { notifications = [], received = [], ...behaviour } = options
      const { read, write } = simulate(behaviour)
      let rows = notifications

      const put = (row: Notification) => {
        rows = rows.map((stored) => (stored.id === row.id ? row : stored))
        return row
      }
      const mailOf = ({ kind, mailId }: Notification) =>
        received.find((one) => one.kind === kind && one.mail.id === mailId)
      const isParked = ({ state }: Notification) => state === 'parked'
      const parkedToStaff = () => rows.filter((row) => isParked(row) && row.recipient === 'staff')
      const backlogOf = (state: Notification['state']) => {
        const mails = rows.filter((row) => row.state === state).map(mailOf)
        const times = mails.flatMap((one) => (one === undefined ? [] : [one.mail.createdAt]))
        return { count: mails.length, since: times.toSorted()[0] }
      }
      const makeDue = (at: string) => (row: Notification) => put({ ...row, state: 'waiting', at, tries: 0 })
      return Context.make(Notifications, {
        of: (kind, mailId) =>
          read(Effect.sync(() => rows.filter((row) => row.kind === kind && row.mailId === mailId))),
        parked: read(
          Effect.sync(() => {
            const items = parkedToStaff().toReversed()
            return { items: items.slice(0, 50), total: items.length }
          }),
        ),
        sendAgain: (id) =>
          write(
            Effect.gen(function* () {
              const row = rows.find((stored) => stored.id === id)
              if (row === undefined) return yield* gone
              return isParked(row) ? makeDue(yield* isoNow)(row) : row
            }),
          ),
        sendAllAgain: write(Effect.map(isoNow, (at) => parkedToStaff().map(makeDue(at)).length)),
      }).pipe(
        Context.add(LetterQueue, {
          backlog: Effect.sync(() => ({ waiting: backlogOf('waiting'), parked: backlogOf('parked') })),
          claim: Effect.fnUntraced(function* (lease) {
            const time = yield* DateTime.now
            const [due] = rows
              .filter((row) => row.state === 'waiting' && row.at <= DateTime.formatIso(time))
              .toSorted((a, b) => a.at.localeCompare(b.at))
            const mail = due && mailOf(due)
            if (due === undefined || mail === undefined) return undefined
            const until = DateTime.formatIso(DateTime.addDuration(time, lease))
            const { id, recipient, tries } = put({ ...due, at: until, tries: due.tries + 1, reason: '' })
            const token = id.padStart(32, '0')
            return { id, recipient, received: mail, token, earlier: [], code: '', tries, until }
          }),
          settle: Effect.fnUntraced(function* ({ id, until }, outcome) {
            const row = rows.find((one) => one.id === id && one.at === until && one.state === 'waiting')
            if (row !== undefined) put({ ...row, reason: '', at: yield* isoNow, ...outcome })
          }),
        }),
      )
    }),
  )
