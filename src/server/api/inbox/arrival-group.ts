import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import { endpoints } from '#adapters/http/endpoints.ts'
import { Access, KeepsSessionAlive, RequiredPermission } from '../request/access/access.ts'
import { routePath } from '../request/route-path.ts'

export const arrivalGroup = HttpApiGroup.make('arrivals')
  .annotate(OpenApi.Title, 'New mail')
  .add(
    HttpApiEndpoint.get('listen', routePath(endpoints.arrivals), {
      success: HttpApiSchema.StreamUint8Array({ contentType: 'text/event-stream' }),
    })
      .annotate(
        OpenApi.Description,
        'Server-sent events: the number of mails ever received and who is writing an answer, at once and on each change.',
      )
      .annotate(RequiredPermission, 'mails.handle')
      .annotate(KeepsSessionAlive, false)
      .middleware(Access),
  )
