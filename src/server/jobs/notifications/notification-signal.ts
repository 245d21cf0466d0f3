import { Context, Effect, Latch, Layer } from 'effect'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { Notifications } from '#ports/staff/notifications.ts'
import { Profiles } from '#ports/visitor/profiles.ts'

/** Open where a notification may have become due. */
export class NotificationSignal extends Context.Service<NotificationSignal, Latch.Latch>()(
  'sahilan/server/notifications/NotificationSignal',
) {
  static readonly layer = Layer.effect(NotificationSignal, Latch.make())
}

/** The ports that make notifications due, where each time that it may have happened is told. */
export const ringing = <E, R>(stores: Layer.Layer<Enquiries | Profiles | Notifications, E, R>) =>
  Layer.effectContext(
    Effect.gen(function* () {
      const enquiries = yield* Enquiries
      const profiles = yield* Profiles
      const notifications = yield* Notifications
      const bell = yield* NotificationSignal
      const ring = Effect.tap(bell.open)
      return Context.make(Enquiries, {
        ...enquiries,
        send: (enquiry, sending) => ring(enquiries.send(enquiry, sending)),
        change: (id, change) => ring(enquiries.change(id, change)),
      }).pipe(
        Context.add(Profiles, {
          ...profiles,
          send: (profile, resume, sending) => ring(profiles.send(profile, resume, sending)),
          change: (id, change) => ring(profiles.change(id, change)),
        }),
        Context.add(Notifications, {
          ...notifications,
          sendAgain: (id) => ring(notifications.sendAgain(id)),
          sendAllAgain: ring(notifications.sendAllAgain),
        }),
      )
    }),
  ).pipe(Layer.provide(stores))
