import { Clock, Effect, Layer } from 'effect'
import type { Enquiry } from '#domain/visitor-forms/enquiry/enquiry.ts'
import type { SubmittedForm } from '#domain/visitor-forms/visitor-form.ts'
import { readWaiting, writeWaiting } from '#domain/visitor-forms/waiting-enquiry.ts'
import { Outbox } from '#ports/visitor/outbox.ts'

/** A waiting enquiry that lives as long as the layer, for 24 hours at most. */
export const MemoryOutbox = (waiting: SubmittedForm<Enquiry> | null = null) =>
  Layer.sync(Outbox, () => {
    let stored = waiting && writeWaiting(waiting, Date.now())
    return Outbox.of({
      read: Effect.map(Clock.currentTimeMillis, (now) => readWaiting(stored, now)),
      store: (form) =>
        Effect.map(Clock.currentTimeMillis, (now) => {
          stored = writeWaiting(form, now)
          return true
        }),
      remove: Effect.sync(() => void (stored = null)),
    })
  })
