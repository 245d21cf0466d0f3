import { Context, Effect, Latch, Layer } from 'effect'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { Notifications } from '#ports/staff/desk/notifications.ts'
import { Threads } from '#ports/staff/desk/threads.ts'
import { Receipts } from '#ports/visitor/receipts.ts'
import { Profiles } from '#ports/visitor/profiles.ts'

/** Opens when a letter may have become due. */
export class LetterSignal extends Context.Service<LetterSignal, Latch.Latch>()(
  'sahilan/server/letters/LetterSignal',
) {
  static readonly layer = Layer.effect(LetterSignal, Latch.make())
}

/** Wraps the ports that make letters due, and signals after each such operation. */
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
      const signal = yield* LetterSignal
      const signalAfter = Effect.tap(signal.open)
      return Context.make(Enquiries, {
        ...enquiries,
        send: (enquiry, metadata) => signalAfter(enquiries.send(enquiry, metadata)),
        change: (id, change) => signalAfter(enquiries.change(id, change)),
      }).pipe(
        Context.add(Profiles, {
          ...profiles,
          send: (profile, resume, metadata) => signalAfter(profiles.send(profile, resume, metadata)),
          change: (id, change) => signalAfter(profiles.change(id, change)),
        }),
        Context.add(Notifications, {
          ...notifications,
          sendAgain: (id) => signalAfter(notifications.sendAgain(id)),
          sendAllAgain: signalAfter(notifications.sendAllAgain),
        }),
        Context.add(Threads, {
          ...threads,
          add: (...message) => signalAfter(threads.add(...message)),
          sendAgain: (...ids) => signalAfter(threads.sendAgain(...ids)),
        }),
        Context.add(Receipts, {
          ...receipts,
          reply: (...reply) => signalAfter(receipts.reply(...reply)),
        }),
      )
    }),
  ).pipe(Layer.provide(stores))
