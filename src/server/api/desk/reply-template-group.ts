import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { threadEndpoints } from '#adapters/http/desk/desk-endpoints.ts'
import { templateOffers } from '#domain/desk/reply-template.ts'
import { Access, ChangesNothingLive, RequiredPermission } from '../request/access/access.ts'
import { IdempotencyHeaders } from '../request/idempotency-key.ts'
import { itemId, routePath } from '../request/route-path.ts'
import { envelope, pageResults, results } from '../response/envelope.ts'

const fields = {
  name: Schema.String,
  offeredFor: Schema.Literals(templateOffers),
  texts: Schema.Record(Schema.String, Schema.String),
}

const ReplyTemplate = Schema.Struct({
  ...fields,
  id: Schema.String,
  version: Schema.Int,
  createdAt: Schema.String,
  updatedAt: Schema.String,
}).annotate({ identifier: 'ReplyTemplate' })

const ReplyTemplateInput = Schema.Struct({
  ...fields,
  version: Schema.optionalKey(Schema.Int),
}).annotate({ identifier: 'ReplyTemplateInput' })

export const replyTemplateGroup = HttpApiGroup.make('replyTemplates')
  .annotate(OpenApi.Title, 'Reply templates')
  .add(
    HttpApiEndpoint.get('list', threadEndpoints.replyTemplates, {
      success: envelope(200, pageResults(ReplyTemplate, 'replyTemplate')),
    }),
    HttpApiEndpoint.post('add', threadEndpoints.replyTemplates, {
      headers: IdempotencyHeaders,
      payload: ReplyTemplateInput,
      success: results(ReplyTemplate),
    }),
    HttpApiEndpoint.put('update', routePath(threadEndpoints.replyTemplate), {
      params: itemId,
      payload: ReplyTemplateInput,
      success: results(ReplyTemplate),
    }),
    HttpApiEndpoint.delete('remove', routePath(threadEndpoints.replyTemplate), {
      params: itemId,
      success: results(Schema.Struct(itemId)),
    }),
  )
  .annotateEndpoints(RequiredPermission, 'mails.handle')
  .annotateEndpoints(ChangesNothingLive, true)
  .middleware(Access)
