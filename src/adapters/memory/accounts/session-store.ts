import { Effect, Layer } from 'effect'
import type { SignedInUser } from '#domain/sign-in/session/signed-in-user.ts'
import { SessionStore } from '#ports/staff/sign-in/session-store.ts'

/** An entry that lives as long as the layer. */
export const MemorySessionStore = (stored: SignedInUser | null = null) =>
  Layer.sync(SessionStore, () => {
    let entry = stored
    let hasSignedOut = false
    const set = (next: SignedInUser | null) => {
      entry = next
      hasSignedOut = next === null
    }
    return SessionStore.of({
      read: Effect.sync(() => entry),
      write: (next) => Effect.sync(() => set(next)),
      remove: Effect.sync(() => set(null)),
      hasSignedOut: Effect.sync(() => hasSignedOut),
    })
  })
