import { Effect, Layer } from 'effect'
import { isRole } from '#domain/access/role.ts'
import type { Account } from '#domain/sign-in/account/account.ts'
import { Accounts } from '#ports/staff/accounts.ts'
import type { WriteFailure } from '#ports/failures.ts'
import type { ResponseBody } from '../client/response-body.ts'
import { HttpClient } from '../client/http-client.ts'
import { storedFieldsIn, objectIn, textIn, unknownStored } from '../wire/decode.ts'
import { endpoints } from '../endpoints.ts'
import { decodeResults, resultsIn, savedIn } from '../client/envelope.ts'
import { toDomainFailure } from '../wire/to-domain-failure.ts'
import { fetchList } from '../client/lists.ts'
import { pathTo } from '../client/path-to.ts'

const listRequest = {
  path: endpoints.accounts,
  resultsPath: 'data.results',
  // The fields of an admin user have the same names on the wire.
  names: {},
  item: accountIn,
  listing: { sortable: ['name', 'email', 'role', 'lastSignInAt'], searched: ['name', 'email'] },
} as const

/** Admin users over the API. */
export const HttpAccounts = Layer.effect(
  Accounts,
  Effect.map(HttpClient, (client) =>
    Accounts.of({
      list: (query) => fetchList(client, listRequest, query),
      get: (id) => Effect.flatMap(client.read({ path: pathTo(endpoints.account, id) }), accountOf),
      add: (input, key) => {
        const { password: _, ...sent } = input
        const request = client.write({ method: 'POST', path: endpoints.accounts, body: input, key })
        return saved(request, { ...sent, lastSignInAt: '', ...unknownStored })
      },
      update: (id, { password = '', version = 0, ...change }) => {
        const body = { ...change, ...(password !== '' && { password }), ...(version > 0 && { version }) }
        const request = client.write({ method: 'PUT', path: pathTo(endpoints.account, id), body })
        return saved(request, { ...change, id, version: 0 })
      },
      remove: (id) => Effect.asVoid(client.write({ method: 'DELETE', path: pathTo(endpoints.account, id) })),
    }),
  ),
)

const accountOf = (response: ResponseBody) => decodeResults(response, accountIn)

const saved = (request: Effect.Effect<ResponseBody, WriteFailure>, sent: object) =>
  request.pipe(
    // Without a response body it is only part of the account; see the port.
    Effect.map((response) =>
      savedIn(response, (body) => accountIn(resultsIn(body, 'data.results')), sent as Account),
    ),
    Effect.mapError(toDomainFailure({}, accountIn)),
  )

function accountIn(value: unknown): Account {
  const body = objectIn(value, 'admin')
  const { name, email, role, lastSignInAt, fromProvider, needsApproval } = body
  if (!isRole(role)) throw new Error('role is none of the roles')
  return {
    name: textIn(name, 'name'),
    email: textIn(email, 'email'),
    role,
    lastSignInAt: textIn(lastSignInAt, 'lastSignInAt'),
    ...(fromProvider === true && { fromProvider }),
    ...(needsApproval === true && { needsApproval }),
    ...storedFieldsIn(body),
  }
}
