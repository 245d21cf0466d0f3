import { Effect, Layer } from 'effect'
import type { Entry } from '#domain/session/entry.ts'
import { SessionStore } from '#ports/staff/session-store.ts'

/** A tab's entry that lives as long as the layer. */
export const MemorySessionStore = (stored: Entry | null = null) =>
  Layer.sync(SessionStore, () => {
    let entry = stored
    return SessionStore.of({
      read: Effect.sync(() => entry),
      write: (next) => Effect.sync(() => void (entry = next)),
      remove: Effect.sync(() => void (entry = null)),
    })
  })
