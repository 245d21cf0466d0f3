import { Effect, Layer } from 'effect'
import type { OwnSession } from '#domain/sign-in/session/own-session.ts'
import { CurrentSession } from '#ports/current-session.ts'
import { itemGone } from '#ports/item-failures.ts'
import { OwnSessions } from '#ports/staff/sign-in/own-sessions.ts'
import { simulate, type Behaviour } from '../store/behaviour.ts'
import { makeSignInStore, type SignInStore } from './sign-in-store.ts'

export interface MemoryOwnSessionsOptions extends Behaviour {
  readonly store?: SignInStore
}

/** The sessions that a store has of who is signed in. */
export const MemoryOwnSessions = ({
  store = makeSignInStore(),
  ...behaviour
}: MemoryOwnSessionsOptions = {}) =>
  Layer.sync(OwnSessions, () => {
    const { read, write } = simulate(behaviour)
    return OwnSessions.of({
      list: read(
        Effect.gen(function* () {
          const account = yield* store.current
          const current = (yield* CurrentSession).token
          return store
            .sessionsOf(account)
            .map(({ token, accountId: _, ...session }): OwnSession => ({
              ...session,
              isThisOne: token === current,
            }))
            .toSorted(
              (a, b) =>
                Number(b.isThisOne) - Number(a.isThisOne) ||
                b.usedAt.localeCompare(a.usedAt) ||
                Number(b.id) - Number(a.id),
            )
        }),
      ),
      end: (id) =>
        write(
          Effect.flatMap(store.current, (account) => {
            const ended = store.sessionsOf(account).find((session) => session.id === id)
            if (ended === undefined) return Effect.fail(gone)
            store.close((session) => session === ended)
            return Effect.void
          }),
        ),
      endAll: write(
        Effect.gen(function* () {
          const { user } = yield* store.current
          store.close(({ accountId }) => accountId === user.id)
          yield* (yield* CurrentSession).issue({ token: '' })
        }),
      ),
    })
  })

const gone = itemGone('session')
