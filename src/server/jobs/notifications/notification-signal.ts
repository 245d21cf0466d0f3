import { Context, Effect, Latch, Layer } from 'effect'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { Notifications } from '#ports/staff/desk/notifications.ts'
import { Threads } from '#ports/staff/desk/threads.ts'
import { Receipts } from '#ports/visitor/receipts.ts'
import { Profiles } from '#ports/visitor/profiles.ts'

/** Opens when a notification may have become due. */
export class NotificationSignal extends Context.Service<NotificationSignal, Latch.Latch>()(
  'sahilan/server/notifications/NotificationSignal',
) {
  static readonly layer = Layer.effect(NotificationSignal, Latch.make())
}

/** Wraps the ports that make notifications due, and signals after each such operation. */
export const signalling = <E, R>(
  stores: Layer.Layer<Enquiries | Profiles | Notifications | Threads | Receipts, E, R>,
) =>
  Layer.effectContext(
    Effect.gen(function* () {
      const enquiries = yield* Enquiries
      const profiles = yield* Profiles
      const notifications = yield* Notifications
      const threads = yield* Threads
      const receipts = yield* Receipts
      const signal = yield* NotificationSignal
      const notify = Effect.tap(signal.open)
      return Context.make(Enquiries, {
        ...enquiries,
        send: (enquiry, metadata) => notify(enquiries.send(enquiry, metadata)),
        change: (id, change) => notify(enquiries.change(id, change)),
      }).pipe(
        Context.add(Profiles, {
          ...profiles,
          send: (profile, resume, metadata) => notify(profiles.send(profile, resume, metadata)),
          change: (id, change) => notify(profiles.change(id, change)),
        }),
        Context.add(Notifications, {
          ...notifications,
          sendAgain: (id) => notify(notifications.sendAgain(id)),
          sendAllAgain: notify(notifications.sendAllAgain),
        }),
        Context.add(Threads, {
          ...threads,
          add: (...message) => notify(threads.add(...message)),
          sendAgain: (...ids) => notify(threads.sendAgain(...ids)),
        }),
        Context.add(Receipts, {
          ...receipts,
          reply: (...reply) => notify(receipts.reply(...reply)),
        }),
      )
    }),
  ).pipe(Layer.provide(stores))
