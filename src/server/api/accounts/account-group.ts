import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { endpoints } from '#adapters/http/endpoints.ts'
import { roles } from '#domain/access/role.ts'
import { Access, RequiredPermission } from '../request/access/access.ts'
import { routePath, itemId } from '../request/route-path.ts'
import { envelope, pageResults, results } from '../response/envelope.ts'
import { IdempotencyHeaders } from '../request/idempotency-key.ts'
import { ListParameters } from '../lists/list-parameters.ts'

const text = Schema.optionalKey(Schema.String)
const sent = Schema.Struct({
  name: text,
  email: text,
  role: text,
  password: text,
  needsApproval: Schema.optionalKey(Schema.Boolean),
  version: Schema.optionalKey(Schema.Int),
}).annotate({ identifier: 'AccountInput' })

/** An admin user in responses, which never hold a password. */
export const AccountResponse = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  email: Schema.String,
  role: Schema.Literals(roles),
  lastSignInAt: Schema.String,
  fromProvider: Schema.optionalKey(Schema.Literal(true)),
  needsApproval: Schema.optionalKey(Schema.Literal(true)),
  version: Schema.Int,
  createdAt: Schema.String,
  updatedAt: Schema.String,
}).annotate({ identifier: 'Account' })

export const accountGroup = HttpApiGroup.make('accounts')
  .annotate(OpenApi.Title, 'Admin users')
  .add(
    HttpApiEndpoint.get('list', endpoints.accounts, {
      query: ListParameters,
      success: envelope(200, pageResults(AccountResponse, 'account')),
    }),
    HttpApiEndpoint.get('get', routePath(endpoints.account), {
      params: itemId,
      success: results(AccountResponse),
    }),
    HttpApiEndpoint.post('add', endpoints.accounts, {
      headers: IdempotencyHeaders,
      payload: sent,
      success: results(AccountResponse),
    }),
    HttpApiEndpoint.put('update', routePath(endpoints.account), {
      params: itemId,
      payload: sent,
      success: results(AccountResponse),
    }),
    HttpApiEndpoint.delete('remove', routePath(endpoints.account), {
      params: itemId,
      success: results(Schema.Struct(itemId)),
    }),
  )
  .annotateEndpoints(RequiredPermission, 'accounts.manage')
  .middleware(Access)
