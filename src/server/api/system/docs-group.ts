import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import { Access, RequiredPermission } from '../request/access/access.ts'

export const docsGroup = HttpApiGroup.make('docs')
  .annotate(OpenApi.Title, 'API documentation')
  .add(
    HttpApiEndpoint.get('read', '/docs', {
      success: Schema.String.pipe(HttpApiSchema.asText({ contentType: 'text/html' })),
    })
      .annotate(RequiredPermission, 'signedIn')
      .middleware(Access),
  )
