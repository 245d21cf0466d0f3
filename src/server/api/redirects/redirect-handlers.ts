import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Redirects } from '#ports/staff/redirects.ts'
import type { Api } from '../api.ts'
import { readListQuery } from '../lists/list-parameters.ts'
import { csvOf } from '../request/body/csv-form.ts'
import { idempotencyKeyOf } from '../request/idempotency-key.ts'
import { ok } from '../response/envelope.ts'

const none = { from: '', to: '', status: 301, note: '' }

export const redirectHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'redirects',
    Effect.fnUntraced(function* (handlers) {
      const redirects = yield* Redirects
      const result = <A, E, R>(call: Effect.Effect<A, E, R>) => Effect.map(call, (results) => ok({ results }))
      return handlers
        .handle('list', ({ query }) =>
          Effect.map(redirects.list(readListQuery(query)), ({ items, ...page }) =>
            ok({ results: items, ...page }),
          ),
        )
        .handle('add', ({ payload, headers }) =>
          result(redirects.add({ ...none, ...payload }, idempotencyKeyOf(headers))),
        )
        .handle('update', ({ params, payload: { version, ...redirect } }) =>
          result(redirects.update(params.id, redirect, version)),
        )
        .handle('remove', ({ params }) => result(Effect.as(redirects.remove(params.id), params)))
        .handle(
          'import',
          Effect.fnUntraced(function* ({ payload, query }) {
            const csv = yield* csvOf(payload)
            return yield* result(redirects.import(csv, query.dryRun !== undefined))
          }),
        )
        .handle('missing', ({ query: { ignored, ...query } }) =>
          Effect.map(
            redirects.missing({ ...readListQuery(query), ignored: ignored !== undefined }),
            ({ items, ...page }) => ok({ results: items, ...page }),
          ),
        )
        .handle('ignore', ({ params, payload }) =>
          result(Effect.as(redirects.ignore(params.id, payload.ignored), params)),
        )
    }),
  )
