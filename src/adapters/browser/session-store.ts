import { Effect, Layer } from 'effect'
import { entryKey, readEntry } from '#domain/session/entry.ts'
import { SessionStore } from '#ports/staff/session-store.ts'
import { lackingEndpoints } from './lacking-endpoints.ts'

/** The tab's entry as JSON in `sessionStorage` (G8). */
export const BrowserSessionStore = Layer.succeed(SessionStore, {
  read: Effect.sync(() => readEntry(sessionStorage.getItem(entryKey))),
  write: (entry) => Effect.sync(() => sessionStorage.setItem(entryKey, JSON.stringify(entry))),
  remove: Effect.andThen(
    Effect.sync(() => sessionStorage.removeItem(entryKey)),
    lackingEndpoints.clear,
  ),
})
