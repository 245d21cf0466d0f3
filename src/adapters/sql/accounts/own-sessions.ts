import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { CurrentSession } from '#ports/current-session.ts'
import { OwnSessions } from '#ports/staff/sign-in/own-sessions.ts'
import { rowId } from '../client/row-id.ts'
import { orStoreFailure } from '../client/store-failure.ts'
import { storedSessions } from './stored-sessions.ts'

/** The sessions of the account that is signed in. */
export const SqlOwnSessions: Layer.Layer<OwnSessions, never, SqlClient.SqlClient> = Layer.effect(
  OwnSessions,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const { find, list, end, closeAll } = storedSessions(sql)
    const current = Effect.gen(function* () {
      const session = yield* CurrentSession
      const { account } = yield* find(session.token)
      return { ...session, accountId: rowId(account.id) }
    })

    return OwnSessions.of({
      list: Effect.flatMap(current, ({ token, accountId }) => list(token, accountId)).pipe(orStoreFailure),

      end: (id) =>
        Effect.flatMap(current, ({ accountId }) => end(id, accountId)).pipe(
          sql.withTransaction,
          orStoreFailure,
        ),

      endAll: current.pipe(
        Effect.tap(({ accountId }) => closeAll(accountId)),
        sql.withTransaction,
        Effect.flatMap(({ issue }) => issue({ token: '' })),
        orStoreFailure,
      ),
    })
  }),
)
