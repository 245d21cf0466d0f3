import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { endpoints } from '#adapters/http/endpoints.ts'
import { ListParameters } from '../lists/list-parameters.ts'
import { Access, RequiredPermission } from '../request/access/access.ts'
import { itemId, routePath } from '../request/route-path.ts'
import { envelope, pageResults, results } from '../response/envelope.ts'

const ApiToken = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  scopes: Schema.Array(Schema.String),
  until: Schema.String,
  begins: Schema.String,
  usedAt: Schema.String,
  createdAt: Schema.String,
  author: Schema.Struct({ id: Schema.String, name: Schema.String }),
})

const text = Schema.optionalKey(Schema.String)
const NewApiToken = Schema.Struct({
  name: text,
  scopes: Schema.optionalKey(Schema.Array(Schema.String)),
  until: text,
  currentPassword: text,
}).annotate({ identifier: 'NewApiToken' })

const { sort: _sort, q: _q, ...paging } = ListParameters.fields

export const apiTokenGroup = HttpApiGroup.make('apiTokens')
  .annotate(OpenApi.Title, 'API tokens')
  .add(
    HttpApiEndpoint.get('list', endpoints.apiTokens, {
      query: Schema.Struct(paging),
      success: envelope(200, pageResults(ApiToken, 'apiToken')),
    }),
    // A response is never stored for a repeated request: it holds the secret.
    HttpApiEndpoint.post('add', endpoints.apiTokens, {
      payload: NewApiToken,
      success: results(Schema.Struct({ ...ApiToken.fields, token: Schema.String })),
    }),
    HttpApiEndpoint.put('renew', routePath(endpoints.apiToken), {
      params: itemId,
      payload: Schema.Struct({ until: text, currentPassword: text }).annotate({
        identifier: 'ApiTokenRenewal',
      }),
      success: results(ApiToken),
    }),
    HttpApiEndpoint.delete('revoke', routePath(endpoints.apiToken), {
      params: itemId,
      success: results(Schema.Struct(itemId)),
    }),
  )
  .annotateEndpoints(RequiredPermission, 'connections.manage')
  .middleware(Access)
