import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { threadEndpoints } from '#adapters/http/desk/desk-endpoints.ts'
import { templateOffers } from '#domain/desk/answer-template.ts'
import { Access, ChangesNothingLive, RequiredPermission } from '../request/access/access.ts'
import { IdempotencyHeaders } from '../request/idempotency-key.ts'
import { itemId, routePath } from '../request/route-path.ts'
import { envelope, pageResults, results } from '../response/envelope.ts'

const fields = {
  name: Schema.String,
  offeredFor: Schema.Literals(templateOffers),
  texts: Schema.Record(Schema.String, Schema.String),
}

const AnswerTemplate = Schema.Struct({
  ...fields,
  id: Schema.String,
  version: Schema.Int,
  createdAt: Schema.String,
  updatedAt: Schema.String,
}).annotate({ identifier: 'ReplyTemplate' })

const AnswerTemplateInput = Schema.Struct({
  ...fields,
  version: Schema.optionalKey(Schema.Int),
}).annotate({ identifier: 'ReplyTemplateInput' })

export const answerTemplateGroup = HttpApiGroup.make('replyTemplates')
  .annotate(OpenApi.Title, 'Reply templates')
  .add(
    HttpApiEndpoint.get('list', threadEndpoints.answerTemplates, {
      success: envelope(200, pageResults(AnswerTemplate, 'replyTemplate')),
    }),
    HttpApiEndpoint.post('add', threadEndpoints.answerTemplates, {
      headers: IdempotencyHeaders,
      payload: AnswerTemplateInput,
      success: results(AnswerTemplate),
    }),
    HttpApiEndpoint.put('update', routePath(threadEndpoints.answerTemplate), {
      params: itemId,
      payload: AnswerTemplateInput,
      success: results(AnswerTemplate),
    }),
    HttpApiEndpoint.delete('remove', routePath(threadEndpoints.answerTemplate), {
      params: itemId,
      success: results(Schema.Struct(itemId)),
    }),
  )
  .annotateEndpoints(RequiredPermission, 'mails.handle')
  .annotateEndpoints(ChangesNothingLive, true)
  .middleware(Access)
