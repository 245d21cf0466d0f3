import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { endpoints } from '#adapters/http/endpoints.ts'
import { ListParameters } from '../lists/list-parameters.ts'
import { Access, ChangesNothingLive, RequiredPermission } from '../request/access/access.ts'
import { itemId, routePath } from '../request/route-path.ts'
import { envelope, pageResults, results } from '../response/envelope.ts'

const PreviewLink = Schema.Struct({
  id: Schema.String,
  label: Schema.String,
  scope: Schema.String,
  moment: Schema.String,
  until: Schema.String,
  openedAt: Schema.String,
  createdAt: Schema.String,
  author: Schema.Struct({ id: Schema.String, name: Schema.String }),
})

const text = Schema.optionalKey(Schema.String)
const NewPreviewLink = Schema.Struct({ label: text, scope: text, moment: text, until: text }).annotate({
  identifier: 'NewPreviewLink',
})

const { sort: _sort, q: _q, ...paging } = ListParameters.fields

export const previewLinkGroup = HttpApiGroup.make('previewLinks')
  .annotate(OpenApi.Title, 'Preview links')
  .add(
    HttpApiEndpoint.get('list', endpoints.previewLinks, {
      query: Schema.Struct(paging),
      success: envelope(200, pageResults(PreviewLink, 'previewLink')),
    }),
    // A response is never stored for a repeated request: it holds the secret.
    HttpApiEndpoint.post('add', endpoints.previewLinks, {
      payload: NewPreviewLink,
      success: results(Schema.Struct({ ...PreviewLink.fields, address: Schema.String })),
    }),
    HttpApiEndpoint.delete('revoke', routePath(endpoints.previewLink), {
      params: itemId,
      success: results(Schema.Struct(itemId)),
    }),
  )
  .annotateEndpoints(RequiredPermission, 'signedIn')
  .annotateEndpoints(ChangesNothingLive, true)
  .middleware(Access)
