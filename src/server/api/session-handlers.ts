import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { SignIn } from '#ports/sign-in.ts'
import { Caller } from './access.ts'
import type { Api } from './api.ts'
import { CallerAddress } from './caller-address.ts'
import { answer } from './envelope.ts'
import { GiveSession, takeSession } from './session-cookies.ts'

export const sessionHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'session',
    Effect.fnUntraced(function* (handlers) {
      const signIn = yield* SignIn
      const callerAddress = yield* CallerAddress
      const giveSession = yield* GiveSession
      return handlers
        .handle(
          'signIn',
          Effect.fnUntraced(function* ({ payload: { email = '', password = '' } }) {
            const { token, entry } = yield* signIn.open({ email, password }, yield* callerAddress)
            yield* giveSession(token)
            return answer({ results: entry })
          }),
        )
        .handle(
          'signOut',
          Effect.fnUntraced(function* () {
            const { token } = yield* Caller
            yield* signIn.close(token)
            yield* takeSession
            return answer({ results: {} })
          }),
        )
        .handle(
          'current',
          Effect.fnUntraced(function* () {
            const { entry, token } = yield* Caller
            yield* giveSession(token)
            return answer({ results: entry })
          }),
        )
        .handle(
          'changeOwn',
          Effect.fnUntraced(function* ({ payload }) {
            const { token } = yield* Caller
            return answer({ results: yield* signIn.changeOwn(token, payload) })
          }),
        )
    }),
  )
