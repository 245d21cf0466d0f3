import { Effect, Layer } from 'effect'
import { entryKey, readSignedInUser } from '#domain/sign-in/session/signed-in-user.ts'
import { SessionStore } from '#ports/staff/sign-in/session-store.ts'
import { missingEndpoints } from './missing-endpoints.ts'
import { tryStorage } from './try-storage.ts'

const signedOutKey = 'signedOut'

/** The tab's signed-in user as JSON in `sessionStorage` (G8); the sign-out of any tab in `localStorage`. */
export const BrowserSessionStore = Layer.succeed(SessionStore, {
  read: Effect.sync(() => readSignedInUser(sessionStorage.getItem(entryKey))),
  write: (user) =>
    Effect.andThen(
      Effect.sync(() => sessionStorage.setItem(entryKey, JSON.stringify(user))),
      tryStorage(() => localStorage.removeItem(signedOutKey), undefined),
    ),
  remove: Effect.all(
    [
      Effect.sync(() => sessionStorage.removeItem(entryKey)),
      tryStorage(() => localStorage.setItem(signedOutKey, 'yes'), undefined),
      missingEndpoints.clear,
    ],
    { discard: true },
  ),
  // A storage that cannot be read cannot rule out a sign-out.
  hasSignedOut: tryStorage(() => localStorage.getItem(signedOutKey) !== null, true),
})
