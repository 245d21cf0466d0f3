import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { otpauthAddress } from '#domain/second-factor/second-factor.ts'
import { OneTimeSecrets } from '#ports/server/one-time-secrets.ts'
import { Caller } from '../request/access.ts'
import type { Api } from '../api.ts'
import { answer } from '../response/envelope.ts'
import { Site } from '../request/site.ts'

const done = answer({ results: {} })

export const ownFactorHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'ownFactor',
    Effect.fnUntraced(function* (handlers) {
      const secrets = yield* OneTimeSecrets
      const issuer = new URL((yield* Site).publicUrl).host
      return handlers
        .handle(
          'get',
          Effect.fnUntraced(function* () {
            const { token } = yield* Caller
            return answer({ results: yield* secrets.own(token) })
          }),
        )
        .handle(
          'offer',
          Effect.fnUntraced(function* ({ payload: { currentPassword = '' } }) {
            const { token } = yield* Caller
            const { secret, email } = yield* secrets.offer(token, currentPassword)
            return answer({ results: { secret, address: otpauthAddress(issuer, email, secret) } })
          }),
        )
        .handle(
          'confirm',
          Effect.fnUntraced(function* ({ payload: { code = '' } }) {
            const { token } = yield* Caller
            return answer({ results: { recoveryCodes: yield* secrets.confirm(token, code) } })
          }),
        )
        .handle(
          'remove',
          Effect.fnUntraced(function* ({ payload: { currentPassword = '' } }) {
            const { token } = yield* Caller
            yield* secrets.remove(token, currentPassword)
            return done
          }),
        )
    }),
  )

export const secondFactorHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'secondFactors',
    Effect.fnUntraced(function* (handlers) {
      const secrets = yield* OneTimeSecrets
      return handlers
        .handle('isOn', ({ params }) =>
          Effect.map(secrets.isOn(params.id), (on) => answer({ results: { on } })),
        )
        .handle('remove', ({ params }) => Effect.as(secrets.removeOf(params.id), answer({ results: params })))
        .handle('required', () => Effect.map(secrets.required, (roles) => answer({ results: { roles } })))
        .handle('require', ({ payload }) =>
          Effect.map(secrets.require(payload.roles), (roles) => answer({ results: { roles } })),
        )
    }),
  )
