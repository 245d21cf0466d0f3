import { Effect, Schema } from 'effect'
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup } from 'effect/http-api'
import { endpoints } from '#adapters/http/endpoints.ts'
import { roles } from '#domain/access/role.ts'
import { Accounts } from '#ports/accounts.ts'
import { Access, Needs } from './access.ts'
import type { Api } from './api.ts'
import { callPath, itemId } from './call-path.ts'
import { answer, envelope, pageOf, results } from './envelope.ts'
import { IdempotencyHeaders, keyOf } from './idempotency-key.ts'
import { ListAnswer } from './list-answer.ts'
import { ListParameters } from './list-parameters.ts'

const text = Schema.optionalKey(Schema.String)
const sent = Schema.Struct({ name: text, email: text, role: text, password: text, version: Schema.optionalKey(Schema.Int) })

const Account = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  email: Schema.String,
  role: Schema.Literals(roles),
  lastSignInAt: Schema.String,
  version: Schema.Int,
  createdAt: Schema.String,
  updatedAt: Schema.String,
})

export const accountGroup = HttpApiGroup.make('accounts')
  .add(
    HttpApiEndpoint.get('list', endpoints.accounts, { query: ListParameters, success: envelope(200, pageOf(Account)) }),
    HttpApiEndpoint.get('get', callPath(endpoints.account), { params: itemId, success: results(Account) }),
    HttpApiEndpoint.post('add', endpoints.accounts, { headers: IdempotencyHeaders, payload: sent, success: results(Account) }),
    HttpApiEndpoint.put('update', callPath(endpoints.account), { params: itemId, payload: sent, success: results(Account) }),
    HttpApiEndpoint.delete('remove', callPath(endpoints.account), { params: itemId, success: results(Schema.Struct(itemId)) }),
  )
  .annotateEndpoints(Needs, 'accounts.manage')
  .middleware(Access)

const nobody = { name: '', email: '', role: '', password: '' }

export const accountHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'accounts',
    Effect.fnUntraced(function* (handlers) {
      const accounts = yield* Accounts
      const listAnswer = yield* ListAnswer
      const asked = { list: accounts.list, onTheWire: Schema.encodeSync(Account), answers: 'results', names: {} } as const
      return handlers
        .handle('list', ({ query }) => listAnswer(asked, query))
        .handle('get', ({ params }) => Effect.map(accounts.get(params.id), (results) => answer({ results })))
        .handle('add', ({ payload: { version: _, ...draft }, headers }) =>
          Effect.map(accounts.add({ ...nobody, ...draft }, keyOf(headers)), (results) => answer({ results })),
        )
        .handle('update', ({ params, payload }) =>
          Effect.map(accounts.update(params.id, payload), (results) => answer({ results })),
        )
        .handle('remove', ({ params }) => Effect.as(accounts.remove(params.id), answer({ results: params })))
    }),
  )
