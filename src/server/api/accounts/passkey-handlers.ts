import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Passkeys } from '#ports/staff/sign-in/passkeys.ts'
import type { Api } from '../api.ts'
import { asVisitor } from '../request/access/as-visitor.ts'
import { ok } from '../response/envelope.ts'

export const passkeySignInHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'passkeySignIn',
    Effect.fnUntraced(function* (handlers) {
      const passkeys = yield* Passkeys
      const fromVisitor = yield* asVisitor
      return handlers
        .handle('options', () =>
          passkeys.signInOptions.pipe(
            fromVisitor,
            Effect.map((options) => ok({ results: options })),
          ),
        )
        .handle('signIn', ({ payload }) =>
          passkeys.signIn(payload).pipe(
            fromVisitor,
            Effect.map((user) => ok({ results: user })),
          ),
        )
    }),
  )

export const ownPasskeyHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'ownPasskeys',
    Effect.fnUntraced(function* (handlers) {
      const passkeys = yield* Passkeys
      return handlers
        .handle('list', () => Effect.map(passkeys.list, (list) => ok({ results: list })))
        .handle('offer', ({ payload: { currentPassword = '' } }) =>
          Effect.map(passkeys.creationOptions(currentPassword), (options) => ok({ results: options })),
        )
        .handle('add', ({ payload: { name = '', credential } }) =>
          Effect.map(passkeys.add(name, credential), (added) => ok({ results: added })),
        )
        .handle('rename', ({ params, payload: { name = '' } }) =>
          Effect.map(passkeys.rename(params.id, name), (renamed) => ok({ results: renamed })),
        )
        .handle('remove', ({ params, payload: { currentPassword = '' } }) =>
          Effect.as(passkeys.remove(params.id, currentPassword), ok({ results: params })),
        )
    }),
  )
