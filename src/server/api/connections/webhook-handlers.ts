import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Webhooks } from '#ports/staff/webhooks.ts'
import type { Api } from '../api.ts'
import { ok } from '../response/envelope.ts'

const none = { name: '', address: '', events: [] }

export const webhookHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'webhooks',
    Effect.fnUntraced(function* (handlers) {
      const webhooks = yield* Webhooks
      const result = <A, E>(call: Effect.Effect<A, E>) => Effect.map(call, (results) => ok({ results }))
      return handlers
        .handle('list', () => result(webhooks.list))
        .handle('add', ({ payload: { version: _version, ...webhook } }) =>
          result(webhooks.add({ ...none, on: true, ...webhook })),
        )
        .handle('update', ({ params, payload: { version, ...webhook } }) =>
          result(webhooks.update(params.id, { ...none, ...webhook }, version)),
        )
        .handle('remove', ({ params }) => result(Effect.as(webhooks.remove(params.id), params)))
        .handle('renewSecret', ({ params }) => result(webhooks.renewSecret(params.id)))
        .handle('test', ({ params }) => result(Effect.as(webhooks.test(params.id), params)))
        .handle('deliveries', ({ query }) =>
          Effect.map(webhooks.deliveries(query), ({ items, ...page }) => ok({ results: items, ...page })),
        )
        .handle('sendAgain', ({ params }) => result(Effect.as(webhooks.sendAgain(params.id), params)))
    }),
  )
