import { Effect } from 'effect'
import { HttpServerRequest } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { deviceOf } from '#domain/session/device.ts'
import { SignIn } from '#ports/server/sign-in.ts'
import { Caller } from '../request/access.ts'
import type { Api } from '../api.ts'
import { CallerAddress } from '../request/caller-address.ts'
import { answer } from '../response/envelope.ts'
import { SessionCookies } from '../request/session-cookies.ts'

export const sessionHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'session',
    Effect.fnUntraced(function* (handlers) {
      const signIn = yield* SignIn
      const callerAddress = yield* CallerAddress
      const cookies = yield* SessionCookies
      return handlers
        .handle(
          'signIn',
          Effect.fnUntraced(function* ({ payload: { email = '', password = '', code = '' } }) {
            const { headers } = yield* HttpServerRequest.HttpServerRequest
            const from = {
              address: yield* callerAddress,
              device: deviceOf(headers['user-agent'] ?? ''),
              deviceCookie: yield* cookies.device,
            }
            const { token, entry, deviceCookie } = yield* signIn.open({ email, password, code }, from)
            yield* cookies.give(token)
            yield* cookies.giveDevice(deviceCookie)
            return answer({ results: entry })
          }),
        )
        .handle(
          'signOut',
          Effect.fnUntraced(function* () {
            const { token } = yield* Caller
            yield* signIn.close(token)
            yield* cookies.take
            return answer({ results: {} })
          }),
        )
        .handle(
          'current',
          Effect.fnUntraced(function* () {
            const { entry, token } = yield* Caller
            yield* cookies.give(token)
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
        .handle(
          'sessions',
          Effect.fnUntraced(function* () {
            const { token } = yield* Caller
            return answer({ results: yield* signIn.sessions(token) })
          }),
        )
        .handle(
          'endSession',
          Effect.fnUntraced(function* ({ params }) {
            const { token } = yield* Caller
            yield* signIn.end(token, params.id)
            return answer({ results: params })
          }),
        )
        .handle(
          'endSessions',
          Effect.fnUntraced(function* () {
            const { token } = yield* Caller
            yield* signIn.endAll(token)
            yield* cookies.take
            return answer({ results: {} })
          }),
        )
    }),
  )
