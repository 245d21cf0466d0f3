import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
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
        .handle('renew', ({ params, payload: { until = '', currentPassword = '' } }) =>
          Effect.map(tokens.renew(params.id, until, currentPassword), (token) => ok({ results: token })),
        )
        .handle('revoke', ({ params }) => Effect.as(tokens.revoke(params.id), ok({ results: params })))
    }),
  )
