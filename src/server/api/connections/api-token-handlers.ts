import { Clock, Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { storedUntil } from '#domain/connections/api-token.ts'
import { ApiTokens } from '#ports/staff/api-tokens.ts'
import type { Api } from '../api.ts'
import { ok } from '../response/envelope.ts'

export const apiTokenHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'apiTokens',
    Effect.fnUntraced(function* (handlers) {
      const tokens = yield* ApiTokens
      return handlers
        .handle('list', ({ query }) =>
          Effect.map(tokens.list(query), ({ items, ...page }) => ok({ results: items, ...page })),
        )
        .handle('add', ({ payload: { currentPassword = '', ...token } }) =>
          Effect.map(tokens.add({ name: '', scopes: [], ...token }, currentPassword), (made) =>
            ok({ results: made }),
          ),
        )
        .handle(
          'renew',
          Effect.fnUntraced(function* ({ params, payload: { until, currentPassword = '' } }) {
            // The same default as for a new token: a forgotten field must not make one valid for ever.
            const end = until ?? storedUntil(until, yield* Clock.currentTimeMillis)
            return ok({ results: yield* tokens.renew(params.id, end, currentPassword) })
          }),
        )
        .handle('revoke', ({ params }) => Effect.as(tokens.revoke(params.id), ok({ results: params })))
    }),
  )
