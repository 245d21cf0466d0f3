import { Layer } from 'effect'
import { readWaiting, writeWaiting } from '#domain/visitor-forms/waiting-enquiry.ts'
import { waitingKey } from '#domain/visitor-forms/waiting-key.ts'
import { Outbox } from '#ports/visitor/outbox.ts'
import { tryStorage } from './try-storage.ts'

/** The waiting enquiry as JSON in `localStorage`, so that it outlives the tab. */
export const BrowserOutbox = Layer.succeed(Outbox, {
  read: tryStorage(() => {
    const form = readWaiting(localStorage.getItem(waitingKey), Date.now())
    if (form === null) localStorage.removeItem(waitingKey)
    return form
  }, null),
  store: (form) =>
    tryStorage(() => {
      localStorage.setItem(waitingKey, writeWaiting(form, Date.now()))
      return true
    }, false),
  remove: tryStorage(() => localStorage.removeItem(waitingKey), undefined),
})
