import { Effect, Schema } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Accounts } from '#ports/staff/accounts.ts'
import { AccountResponse } from './account-group.ts'
import type { Api } from '../api.ts'
import { ok } from '../response/envelope.ts'
import { idempotencyKeyOf } from '../request/idempotency-key.ts'
import { ListResponse } from '../lists/list-response.ts'

const emptyInput = { name: '', email: '', role: '', password: '' }

export const accountHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'accounts',
    Effect.fnUntraced(function* (handlers) {
      const accounts = yield* Accounts
      const listResponse = yield* ListResponse
      const respond = (account: typeof AccountResponse.Type) => ok({ results: account })
      const list = {
        list: accounts.list,
        toWire: Schema.encodeSync(AccountResponse),
        resultsPath: 'data.results',
        names: {},
      } as const
      return handlers
        .handle('list', ({ query }) => listResponse(list, query))
        .handle('get', ({ params }) => Effect.map(accounts.get(params.id), respond))
        .handle('add', ({ payload: { version: _, ...input }, headers }) =>
          Effect.map(accounts.add({ ...emptyInput, ...input }, idempotencyKeyOf(headers)), respond),
        )
        .handle('update', ({ params, payload }) => Effect.map(accounts.update(params.id, payload), respond))
        .handle('remove', ({ params }) => Effect.as(accounts.remove(params.id), ok({ results: params })))
    }),
  )
