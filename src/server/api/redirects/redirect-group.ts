import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { endpoints } from '#adapters/http/endpoints.ts'
import { redirectStatuses } from '#domain/addresses/redirects/redirect.ts'
import { ListParameters } from '../lists/list-parameters.ts'
import { Access, openToTokens, RequiredPermission } from '../request/access/access.ts'
import { csvForm, dryRun, importReportOf } from '../request/body/csv-form.ts'
import { IdempotencyHeaders } from '../request/idempotency-key.ts'
import { itemId, routePath } from '../request/route-path.ts'
import { envelope, pageResults, results } from '../response/envelope.ts'

const Redirect = Schema.Struct({
  id: Schema.String,
  version: Schema.Int,
  from: Schema.String,
  to: Schema.String,
  status: Schema.Literals(redirectStatuses),
  note: Schema.String,
  visits: Schema.Int,
  visitedAt: Schema.String,
  createdAt: Schema.String,
  updatedAt: Schema.String,
})

const MissingPath = Schema.Struct({
  id: Schema.String,
  path: Schema.String,
  total: Schema.Int,
  firstAt: Schema.String,
  lastAt: Schema.String,
  referringHost: Schema.String,
  ignored: Schema.Boolean,
})

const text = Schema.optionalKey(Schema.String)
const input = { from: text, to: text, status: Schema.optionalKey(Schema.Int), note: text }
const RedirectInput = Schema.Struct(input).annotate({ identifier: 'RedirectInput' })
const RedirectChange = Schema.Struct({ ...input, version: Schema.optionalKey(Schema.Int) }).annotate({
  identifier: 'RedirectChange',
})

const { sort: _sort, ...paging } = ListParameters.fields
const flag = Schema.optionalKey(Schema.Literal('1'))
const params = itemId
const id = results(Schema.Struct(itemId))

export const redirectGroup = HttpApiGroup.make('redirects')
  .annotate(OpenApi.Title, 'Old addresses')
  .add(
    HttpApiEndpoint.get('list', endpoints.redirects, {
      query: Schema.Struct(paging),
      success: envelope(200, pageResults(Redirect, 'redirect')),
    }),
    HttpApiEndpoint.post('add', endpoints.redirects, {
      headers: IdempotencyHeaders,
      payload: RedirectInput,
      success: results(Redirect),
    }),
    HttpApiEndpoint.put('update', routePath(endpoints.redirect), {
      params,
      payload: RedirectChange,
      success: results(Redirect),
    }),
    HttpApiEndpoint.delete('remove', routePath(endpoints.redirect), { params, success: id }),
    HttpApiEndpoint.post('import', endpoints.redirectsImport, {
      query: dryRun,
      payload: csvForm,
      success: results(importReportOf({ from: Schema.String, to: Schema.String })),
    }),
    HttpApiEndpoint.get('missing', endpoints.missingPaths, {
      query: Schema.Struct({ ...paging, ignored: flag }),
      success: envelope(200, pageResults(MissingPath, 'missingPath')),
    }),
    HttpApiEndpoint.put('ignore', routePath(endpoints.missingPath), {
      params,
      payload: Schema.Struct({ ignored: Schema.Boolean }).annotate({ identifier: 'IgnoredPath' }),
      success: id,
    }),
  )
  .annotateEndpoints(RequiredPermission, 'redirects.edit')
  .middleware(Access)
  .annotateEndpointsMerge(openToTokens('redirect'))
