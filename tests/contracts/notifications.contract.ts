import { Effect, Layer, ManagedRuntime } from 'effect'
import type { SqlClient } from 'effect/sql'
import { HttpNotifications } from '#adapters/http/notifications.ts'
import { MemoryBlobs } from '#adapters/memory/blobs.ts'
import { MemoryNotifications } from '#adapters/memory/notifications.ts'
import { SqlEnquiries } from '#adapters/sql/enquiries.ts'
import { SqlNotificationQueue } from '#adapters/sql/notification-queue.ts'
import { SqlNotifications } from '#adapters/sql/notifications.ts'
import { Notified } from '#adapters/sql/notified.ts'
import { SqlProfiles } from '#adapters/sql/profiles.ts'
import { seedContents } from '#adapters/sql/seed.ts'
import { Sqlite } from '#adapters/sql/sqlite.ts'
import type { StoreUnusable } from '#adapters/sql/store-unusable.ts'
import { career } from '#domain/content/career.ts'
import { Enquiries } from '#ports/enquiries.ts'
import { NotificationQueue } from '#ports/notification-queue.ts'
import { Notifications } from '#ports/notifications.ts'
import { Profiles } from '#ports/profiles.ts'
import { draftOf } from './drafts.ts'
import { enquiry } from './enquiries-contract.ts'
import { overHttp } from './http-server.ts'
import {
  notificationsContract,
  notifiedMails,
  type NotificationsUnderTest,
} from './notifications-contract.ts'
import { position, profile, resume } from './profiles-contract.ts'
import { SqliteStore } from './sqlite-store.ts'
import type { Start } from './started.ts'

const ports = Effect.all({ notifications: Notifications, queue: NotificationQueue })

const started =
  <E>(layer: Layer.Layer<Notifications | NotificationQueue, E>): Start<NotificationsUnderTest> =>
  async () => {
    const runtime = ManagedRuntime.make(layer)
    return { port: await runtime.runPromise(ports), close: () => runtime.dispose() }
  }

const kept = { version: 1, createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' }
const handled = {
  ...kept,
  reference: 'B7KM4QXD',
  consent: '1',
  status: 'new',
  note: '',
  spamReasons: [],
} as const

notificationsContract('memory', () =>
  started(
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

/** Receives the mails of `notifiedMails`, in their order. */
const received = Effect.gen(function* () {
  yield* seedContents(career, [{ draft: draftOf(career, position.title), createdAt: kept.createdAt }])
  yield* Enquiries.use((enquiries) => enquiries.send(enquiry))
  yield* Enquiries.use((enquiries) => enquiries.send(enquiry))
  yield* Profiles.use((profiles) => profiles.send(profile, resume))
}).pipe(
  Effect.provide(Layer.merge(SqlEnquiries(), SqlProfiles())),
  Effect.provide(
    Layer.merge(MemoryBlobs(), Layer.succeed(Notified, { enquiries: ['staff'], profiles: ['staff'] })),
  ),
)

const sql = (store: Layer.Layer<SqlClient.SqlClient, StoreUnusable>) =>
  Layer.mergeAll(SqlNotifications, SqlNotificationQueue, Layer.effectDiscard(received)).pipe(
    Layer.provide(store),
  )

notificationsContract('SQLite', () => started(sql(SqliteStore()))())

const startHttp = overHttp(Notifications, HttpNotifications)

notificationsContract('HTTP', async () => {
  const server = await startHttp()
  const behind = await started(sql(Sqlite({ file: server.file })))()
  return {
    port: { notifications: server.port, queue: behind.port.queue },
    close: async () => {
      await behind.close()
      await server.close()
    },
  }
})
