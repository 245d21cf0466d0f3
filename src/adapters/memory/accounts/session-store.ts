import { Effect, Layer } from 'effect'
import type { SignedInUser } from '#domain/sign-in/session/signed-in-user.ts'
import { SessionStore } from '#ports/staff/sign-in/session-store.ts'

/** A signed-in user who is stored as long as the layer lives. */
export const MemorySessionStore = (stored: SignedInUser | null = null) =>
  Layer.sync(SessionStore, () => {
    let user = stored
    let hasSignedOut = false
    const set = (next: SignedInUser | null) => {
      user = next
      hasSignedOut = next === null
    }
    return SessionStore.of({
      read: Effect.sync(() => user),
      write: (next) => Effect.sync(() => set(next)),
      remove: Effect.sync(() => set(null)),
      hasSignedOut: Effect.sync(() => hasSignedOut),
    })
  })
