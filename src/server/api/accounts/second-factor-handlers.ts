import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import type { Role } from '#domain/access/role.ts'
import { SecondFactors } from '#ports/staff/sign-in/second-factors.ts'
import type { Api } from '../api.ts'
import { ok } from '../response/envelope.ts'
import { failureToWire } from '../response/failure-to-wire.ts'

export const ownFactorHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'ownFactor',
    Effect.fnUntraced(function* (handlers) {
      const factors = yield* SecondFactors
      return handlers
        .handle('get', () => Effect.map(factors.own, (own) => ok({ results: own })))
        .handle('offer', ({ payload: { currentPassword = '' } }) =>
          Effect.map(factors.offer(currentPassword), (offered) => ok({ results: offered })),
        )
        .handle('confirm', ({ payload: { code = '' } }) =>
          Effect.map(factors.confirm(code), (recoveryCodes) => ok({ results: { recoveryCodes } })),
        )
        .handle('remove', ({ payload: { currentPassword = '' } }) =>
          Effect.as(factors.remove(currentPassword), ok({ results: {} })),
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
        .handle('isOn', ({ params }) => Effect.map(factors.isOn(params.id), (on) => ok({ results: { on } })))
        .handle('remove', ({ params }) => Effect.as(factors.removeOf(params.id), ok({ results: params })))
        .handle('required', () => Effect.map(factors.required, (roles) => ok({ results: { roles } })))
        .handle('require', ({ payload }) =>
          factors.require(payload.roles, payload.seen).pipe(
            Effect.map((roles) => ok({ results: { roles } })),
            failureToWire({}, (roles: ReadonlyArray<Role>) => ({ roles })),
          ),
        )
    }),
  )
