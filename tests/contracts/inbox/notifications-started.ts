import { Effect, Layer, ManagedRuntime } from 'effect'
import type { SqlClient } from 'effect/sql'
import { MemoryBlobs } from '#adapters/memory/blobs.ts'
import { SqlEnquiries } from '#adapters/sql/inbox/enquiries.ts'
import { SqlLetterQueue } from '#adapters/sql/letters/letter-queue.ts'
import { SqlNotifications } from '#adapters/sql/letters/notifications.ts'
import { MailRecipients } from '#adapters/sql/inbox/notify.ts'
import { SqlProfiles } from '#adapters/sql/inbox/profiles.ts'
import { seedItems } from '#adapters/sql/content/seed.ts'
import type { StoreUnusable } from '#adapters/sql/client/store-unusable.ts'
import { career } from '#domain/content/career.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { LetterQueue } from '#ports/server/mail/letter-queue.ts'
import { Notifications } from '#ports/staff/desk/notifications.ts'
import { Profiles } from '#ports/visitor/profiles.ts'
import { inputOf } from '../content/content-inputs.ts'
import { enquiry } from './enquiries-contract.ts'
import type { NotificationsUnderTest } from './notifications-contract.ts'
import { position, profile, resume } from './profiles-contract.ts'
import type { Start } from '../support/started.ts'

const ports = Effect.all({ notifications: Notifications, queue: LetterQueue })

export const notificationsStarted =
  <E>(layer: Layer.Layer<Notifications | LetterQueue, E>): Start<NotificationsUnderTest> =>
  async () => {
    const runtime = ManagedRuntime.make(layer)
    return { port: await runtime.runPromise(ports), close: () => runtime.dispose() }
  }

/** Receives the mails of `notifiedMails`, in their order. */
const received = Effect.gen(function* () {
  yield* seedItems(career, [
    { input: inputOf(career, position.title), createdAt: '2026-01-01T00:00:00.000Z' },
  ])
  yield* Enquiries.use((enquiries) => enquiries.send(enquiry))
  yield* Enquiries.use((enquiries) => enquiries.send(enquiry))
  yield* Profiles.use((profiles) => profiles.send(profile, resume))
}).pipe(
  Effect.provide(Layer.merge(SqlEnquiries(), SqlProfiles())),
  Effect.provide(
    Layer.merge(MemoryBlobs(), Layer.succeed(MailRecipients, { enquiries: ['staff'], profiles: ['staff'] })),
  ),
)

/** Starts `LetterQueue` and `Notifications` on a database with these mails. */
export const sqlNotifications = (store: Layer.Layer<SqlClient.SqlClient, StoreUnusable>) =>
  Layer.mergeAll(SqlNotifications, SqlLetterQueue, Layer.effectDiscard(received)).pipe(Layer.provide(store))
