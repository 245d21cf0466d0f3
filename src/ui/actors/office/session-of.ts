import { Effect, type ManagedRuntime } from 'effect'
import { sessionMachine } from '#domain/machines/session-machine.ts'
import { NotSignedIn } from '#ports/failures.ts'
import { OwnSessions } from '#ports/staff/sign-in/own-sessions.ts'
import { SessionStore } from '#ports/staff/sign-in/session-store.ts'
import { Session } from '#ports/staff/sign-in/session.ts'
import { fromEffect } from '../bridge/from-effect.ts'

const signedOut = new NotSignedIn({ message: 'This browser has signed out.', withoutResponse: true })

/** The session machine over its ports. */
export const sessionOf = (
  runtime: ManagedRuntime.ManagedRuntime<OwnSessions | Session | SessionStore, never>,
) => {
  const bridge = fromEffect(runtime)
  return sessionMachine.provide({
    actors: {
      signIn: bridge.fromWrite((credentials) =>
        Effect.flatMap(Session, (session) => session.signIn(credentials)),
      ),
      current: bridge.fromRead(() =>
        Effect.gen(function* () {
          // The server may not know of a sign-out that failed.
          const { hasSignedOut } = yield* SessionStore
          if (yield* hasSignedOut) return yield* signedOut
          return yield* (yield* Session).current()
        }),
      ),
      opened: bridge.fromRead(() => Effect.flatMap(Session, (session) => session.current())),
      signOut: bridge.fromWrite(() => Effect.flatMap(Session, (session) => session.signOut())),
      endAll: bridge.fromWrite(() => Effect.flatMap(OwnSessions, (sessions) => sessions.endAll)),
    },
    actions: {
      store: (_, { user }) => runtime.runSync(Effect.flatMap(SessionStore, (store) => store.write(user))),
      forget: () => runtime.runSync(Effect.flatMap(SessionStore, (store) => store.remove)),
    },
  })
}
