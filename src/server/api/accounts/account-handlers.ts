import { Effect, Schema } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Accounts } from '#ports/staff/accounts.ts'
import { Account } from './account-group.ts'
import type { Api } from '../api.ts'
import { answer } from '../response/envelope.ts'
import { keyOf } from '../request/idempotency-key.ts'
import { ListResponse } from '../lists/list-response.ts'

const nobody = { name: '', email: '', role: '', password: '' }

export const accountHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'accounts',
    Effect.fnUntraced(function* (handlers) {
      const accounts = yield* Accounts
      const listAnswer = yield* ListResponse
      const answered = (account: typeof Account.Type) => answer({ results: account })
      const asked = {
        list: accounts.list,
        onTheWire: Schema.encodeSync(Account),
        answers: 'results',
        names: {},
      } as const
      return handlers
        .handle('list', ({ query }) => listAnswer(asked, query))
        .handle('get', ({ params }) => Effect.map(accounts.get(params.id), answered))
        .handle('add', ({ payload: { version: _, ...draft }, headers }) =>
          Effect.map(accounts.add({ ...nobody, ...draft }, keyOf(headers)), answered),
        )
        .handle('update', ({ params, payload }) => Effect.map(accounts.update(params.id, payload), answered))
        .handle('remove', ({ params }) => Effect.as(accounts.remove(params.id), answer({ results: params })))
    }),
  )
