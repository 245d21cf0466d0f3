import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { SecondFactors } from '#ports/staff/second-factors.ts'
import type { Api } from '../api.ts'
import { answer } from '../response/envelope.ts'

export const ownFactorHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'ownFactor',
    Effect.fnUntraced(function* (handlers) {
      const factors = yield* SecondFactors
      return handlers
        .handle('get', () => Effect.map(factors.own, (own) => answer({ results: own })))
        .handle('offer', ({ payload: { currentPassword = '' } }) =>
          Effect.map(factors.offer(currentPassword), (offered) => answer({ results: offered })),
        )
        .handle('confirm', ({ payload: { code = '' } }) =>
          Effect.map(factors.confirm(code), (recoveryCodes) => answer({ results: { recoveryCodes } })),
        )
        .handle('remove', ({ payload: { currentPassword = '' } }) =>
          Effect.as(factors.remove(currentPassword), answer({ results: {} })),
        )
    }),
  )

export const secondFactorHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'secondFactors',
    Effect.fnUntraced(function* (handlers) {
      const factors = yield* SecondFactors
      return handlers
        .handle('isOn', ({ params }) =>
          Effect.map(factors.isOn(params.id), (on) => answer({ results: { on } })),
        )
        .handle('remove', ({ params }) => Effect.as(factors.removeOf(params.id), answer({ results: params })))
        .handle('required', () => Effect.map(factors.required, (roles) => answer({ results: { roles } })))
        .handle('require', ({ payload }) =>
          Effect.map(factors.require(payload.roles), (roles) => answer({ results: { roles } })),
        )
    }),
  )
