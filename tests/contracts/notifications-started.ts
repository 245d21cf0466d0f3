import { Effect, Layer, ManagedRuntime } from 'effect'
import type { SqlClient } from 'effect/sql'
import { MemoryBlobs } from '#adapters/memory/blobs.ts'
import { SqlEnquiries } from '#adapters/sql/enquiries.ts'
import { SqlNotificationQueue } from '#adapters/sql/notification-queue.ts'
import { SqlNotifications } from '#adapters/sql/notifications.ts'
import { Notified } from '#adapters/sql/notified.ts'
import { SqlProfiles } from '#adapters/sql/profiles.ts'
import { seedContents } from '#adapters/sql/seed.ts'
import type { StoreUnusable } from '#adapters/sql/store-unusable.ts'
import { career } from '#domain/content/career.ts'
import { Enquiries } from '#ports/enquiries.ts'
import { NotificationQueue } from '#ports/notification-queue.ts'
import { Notifications } from '#ports/notifications.ts'
import { Profiles } from '#ports/profiles.ts'
import { draftOf } from './drafts.ts'
import { enquiry } from './enquiries-contract.ts'
import type { NotificationsUnderTest } from './notifications-contract.ts'
import { position, profile, resume } from './profiles-contract.ts'
import type { Start } from './started.ts'

const ports = Effect.all({ notifications: Notifications, queue: NotificationQueue })

export const notificationsStarted =
  <E>(layer: Layer.Layer<Notifications | NotificationQueue, E>): Start<NotificationsUnderTest> =>
  async () => {
    const runtime = ManagedRuntime.make(layer)
    return { port: await runtime.runPromise(ports), close: () => runtime.dispose() }
  }

/** Receives the mails of `notifiedMails`, in their order. */
const received = Effect.gen(function* () {
  yield* seedContents(career, [
    { draft: draftOf(career, position.title), createdAt: '2026-01-01T00:00:00.000Z' },
  ])
  yield* Enquiries.use((enquiries) => enquiries.send(enquiry))
  yield* Enquiries.use((enquiries) => enquiries.send(enquiry))
  yield* Profiles.use((profiles) => profiles.send(profile, resume))
}).pipe(
  Effect.provide(Layer.merge(SqlEnquiries(), SqlProfiles())),
  Effect.provide(
    Layer.merge(MemoryBlobs(), Layer.succeed(Notified, { enquiries: ['staff'], profiles: ['staff'] })),
  ),
)

/** The queue and what staff sees of it, in a database with these mails. */
export const sqlNotifications = (store: Layer.Layer<SqlClient.SqlClient, StoreUnusable>) =>
  Layer.mergeAll(SqlNotifications, SqlNotificationQueue, Layer.effectDiscard(received)).pipe(
    Layer.provide(store),
  )
