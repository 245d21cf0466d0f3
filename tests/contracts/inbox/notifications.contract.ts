import { HttpNotifications } from '#adapters/http/inbox/notifications.ts'
import { MemoryNotifications } from '#adapters/memory/inbox/notifications.ts'
import { Sqlite } from '#adapters/sql/client/sqlite.ts'
import { Notifications } from '#ports/staff/desk/notifications.ts'
import { enquiry } from './enquiries-contract.ts'
import { overHttp } from '../support/http-server.ts'
import { notificationsContract, notifiedMails } from './notifications-contract.ts'
import { notificationsStarted, sqlNotifications } from './notifications-started.ts'
import { position, profile, resume } from './profiles-contract.ts'

const storedFields = {
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}
const handled = {
  ...storedFields,
  reference: 'B7KM4QXD',
  consent: '1',
  status: 'new',
  note: '',
  spamReasons: [],
} as const

notificationsContract('memory', () =>
  notificationsStarted(
    MemoryNotifications({
      notifications: notifiedMails.map((mail, at) => ({
        ...mail,
        id: String(at + 1),
        recipient: 'staff',
        state: 'waiting',
        at: `2026-01-01T00:00:0${at}.000Z`,
        tries: 0,
        reason: '',
      })),
      received: notifiedMails.map(({ kind, mailId: id }) =>
        kind === 'enquiries'
          ? { kind, mail: { ...enquiry, ...handled, id } }
          : { kind, mail: { ...profile, ...handled, id, position: position.title, resumeName: resume.name } },
      ),
    }),
  )(),
)

const startHttp = overHttp(Notifications, HttpNotifications)

notificationsContract('HTTP', async () => {
  const server = await startHttp()
  const behind = await notificationsStarted(sqlNotifications(Sqlite({ file: server.file })))()
  return {
    port: { notifications: server.port, queue: behind.port.queue },
    close: async () => {
      await behind.close()
      await server.close()
    },
  }
})
