import { Clock, Effect, Layer } from 'effect'
import { readWaiting, writeWaiting } from '#domain/enquiry/waiting-enquiry.ts'
import type { SentForm } from '#domain/machines/enquiry-machine.ts'
import { Outbox } from '#ports/visitor/outbox.ts'

/** A waiting enquiry that lives as long as the layer, if not too long. */
export const MemoryOutbox = (waiting: SentForm | null = null) =>
  Layer.sync(Outbox, () => {
    let kept = waiting && writeWaiting(waiting, Date.now())
    return Outbox.of({
      read: Effect.map(Clock.currentTimeMillis, (now) => readWaiting(kept, now)),
      keep: (form) =>
        Effect.map(Clock.currentTimeMillis, (now) => {
          kept = writeWaiting(form, now)
          return true
        }),
      remove: Effect.sync(() => void (kept = null)),
    })
  })
