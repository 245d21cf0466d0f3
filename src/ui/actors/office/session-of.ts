import { Effect, type ManagedRuntime } from 'effect'
import { sessionMachine } from '#domain/machines/session-machine.ts'
import { OwnSessions } from '#ports/staff/own-sessions.ts'
import { SessionStore } from '#ports/staff/session-store.ts'
import { Session } from '#ports/staff/session.ts'
import { fromEffect } from '../bridge/from-effect.ts'

/** The session machine over its ports. */
export const sessionOf = (
  runtime: ManagedRuntime.ManagedRuntime<OwnSessions | Session | SessionStore, never>,
) => {
  const bridge = fromEffect(runtime)
  return sessionMachine.provide({
    actors: {
      signIn: bridge.writing((credentials) =>
        Effect.flatMap(Session, (session) => session.signIn(credentials)),
      ),
      signOut: bridge.writing(() => Effect.flatMap(Session, (session) => session.signOut())),
      endAll: bridge.writing(() => Effect.flatMap(OwnSessions, (sessions) => sessions.endAll)),
    },
    actions: {
      store: (_, { entry }) => runtime.runSync(Effect.flatMap(SessionStore, (store) => store.write(entry))),
      forget: () => runtime.runSync(Effect.flatMap(SessionStore, (store) => store.remove)),
    },
  })
}
