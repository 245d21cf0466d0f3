import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { CurrentSession } from '#ports/current-session.ts'
import { OwnSessions } from '#ports/staff/sign-in/own-sessions.ts'
import { Session } from '#ports/staff/sign-in/session.ts'
import { Caller } from '../request/access/access.ts'
import type { Api } from '../api.ts'
import { asVisitor } from '../request/access/as-visitor.ts'
import { ok } from '../response/envelope.ts'

const done = ok({ results: {} })

export const sessionHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'session',
    Effect.fnUntraced(function* (handlers) {
      const session = yield* Session
      const ownSessions = yield* OwnSessions
      const fromVisitor = yield* asVisitor
      return handlers
        .handle('signIn', ({ payload: { email = '', password = '', code = '' } }) =>
          session.signIn({ email, password, code }).pipe(
            fromVisitor,
            Effect.map((user) => ok({ results: user })),
          ),
        )
        .handle('signOut', () => Effect.as(session.signOut(), done))
        .handle(
          'current',
          Effect.fnUntraced(function* () {
            const { token, issue } = yield* CurrentSession
            // Browsers that have lost the XSRF token get it again.
            yield* issue({ token })
            return ok({ results: (yield* Caller).user })
          }),
        )
        .handle('changeOwn', ({ payload }) =>
          Effect.map(session.changeOwn(payload), (user) => ok({ results: user })),
        )
        .handle('sessions', () => Effect.map(ownSessions.list, (sessions) => ok({ results: sessions })))
        .handle('endSession', ({ params }) => Effect.as(ownSessions.end(params.id), ok({ results: params })))
        .handle('endSessions', () => Effect.as(ownSessions.endAll, done))
    }),
  )
