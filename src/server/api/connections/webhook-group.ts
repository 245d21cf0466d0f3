import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { endpoints } from '#adapters/http/endpoints.ts'
import { deliveryStates, webhookEvents } from '#domain/connections/webhook.ts'
import { ListParameters } from '../lists/list-parameters.ts'
import { Access, RequiredPermission } from '../request/access/access.ts'
import { itemId, routePath } from '../request/route-path.ts'
import { envelope, pageResults, results } from '../response/envelope.ts'

const Webhook = Schema.Struct({
  id: Schema.String,
  version: Schema.Int,
  name: Schema.String,
  address: Schema.String,
  events: Schema.Array(Schema.Literals(webhookEvents)),
  on: Schema.Boolean,
  offBecause: Schema.String,
  parked: Schema.Int,
  createdAt: Schema.String,
})
const Made = results(Schema.Struct({ ...Webhook.fields, secret: Schema.String }))

const Delivery = Schema.Struct({
  id: Schema.String,
  webhookId: Schema.String,
  event: Schema.Literals([...webhookEvents, 'test']),
  state: Schema.Literals(deliveryStates),
  at: Schema.String,
  tries: Schema.Int,
  result: Schema.String,
  duration: Schema.Int,
  body: Schema.String,
  createdAt: Schema.String,
})

const text = Schema.optionalKey(Schema.String)
const payload = Schema.Struct({
  name: text,
  address: text,
  events: Schema.optionalKey(Schema.Array(Schema.String)),
  on: Schema.optionalKey(Schema.Boolean),
  version: Schema.optionalKey(Schema.Int),
}).annotate({ identifier: 'WebhookInput' })

const { sort: _sort, q: _q, ...paging } = ListParameters.fields
const params = itemId
const id = results(Schema.Struct(itemId))

export const webhookGroup = HttpApiGroup.make('webhooks')
  .annotate(OpenApi.Title, 'Webhooks')
  .add(
    HttpApiEndpoint.get('list', endpoints.webhooks, { success: results(Schema.Array(Webhook)) }),
    // A response is never stored for a repeated request: it holds the secret.
    HttpApiEndpoint.post('add', endpoints.webhooks, { payload, success: Made }),
    HttpApiEndpoint.put('update', routePath(endpoints.webhook), {
      params,
      payload,
      success: results(Webhook),
    }),
    HttpApiEndpoint.delete('remove', routePath(endpoints.webhook), { params, success: id }),
    HttpApiEndpoint.post('renewSecret', routePath(endpoints.webhookSecret), { params, success: Made }),
    HttpApiEndpoint.post('test', routePath(endpoints.webhookTest), { params, success: id }),
    HttpApiEndpoint.get('deliveries', endpoints.webhookDeliveries, {
      query: Schema.Struct({
        ...paging,
        webhook: ListParameters.fields.q,
        state: Schema.optionalKey(Schema.Literals(deliveryStates)),
      }),
      success: envelope(200, pageResults(Delivery, 'webhookDelivery')),
    }),
    HttpApiEndpoint.post('sendAgain', routePath(endpoints.webhookDeliverySend), { params, success: id }),
  )
  .annotateEndpoints(RequiredPermission, 'connections.manage')
  .middleware(Access)
