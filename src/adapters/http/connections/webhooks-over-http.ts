import { Effect } from 'effect'
import {
  deliveryStates,
  isWebhookEvent,
  type MadeWebhook,
  type Webhook,
  type WebhookDelivery,
} from '#domain/connections/webhook.ts'
import type { Webhooks } from '#ports/staff/webhooks.ts'
import type { HttpClient } from '../client/http-client.ts'
import { decodeResponse, decodeResults, listIn } from '../client/envelope.ts'
import { pageIn } from '../client/page-in.ts'
import { pathTo } from '../client/path-to.ts'
import { endpoints } from '../endpoints.ts'
import { countIn, elementsIn, objectIn, textIn } from '../wire/decode.ts'

/** The methods of `Webhooks`, loaded on first use. */
export const webhooksOverHttp = ({ read, write }: HttpClient['Service']): Webhooks['Service'] => {
  const sent = <A>(method: 'POST' | 'PUT', path: string, body: object, decode: (value: unknown) => A) =>
    Effect.flatMap(write({ method, path, body }), (response) => decodeResults(response, decode))
  const done = (method: 'POST' | 'DELETE', path: string) => Effect.asVoid(write({ method, path }))
  return {
    list: Effect.flatMap(read({ path: endpoints.webhooks }), (response) =>
      decodeResponse(response, (body) => listIn(body, 'data.results').items.map(webhookIn)),
    ),
    add: (webhook) => sent('POST', endpoints.webhooks, webhook, madeIn),
    update: (id, webhook, version) =>
      sent('PUT', pathTo(endpoints.webhook, id), { ...webhook, version }, webhookIn),
    remove: (id) => done('DELETE', pathTo(endpoints.webhook, id)),
    renewSecret: (id) => sent('POST', pathTo(endpoints.webhookSecret, id), {}, madeIn),
    test: (id) => done('POST', pathTo(endpoints.webhookTest, id)),
    deliveries: (query = {}) =>
      Effect.flatMap(read({ path: endpoints.webhookDeliveries, query: { ...query } }), (response) =>
        decodeResponse(response, (body) => pageIn(body, deliveryIn)),
      ),
    sendAgain: (id) => done('POST', pathTo(endpoints.webhookDeliverySend, id)),
  }
}

function webhookIn(value: unknown): Webhook {
  const webhook = objectIn(value, 'webhook')
  const text = (field: string) => textIn(webhook[field], field)
  return {
    id: text('id'),
    version: countIn(webhook['version'], 'version'),
    name: text('name'),
    address: text('address'),
    events: elementsIn(webhook['events'], 'events').map(String).filter(isWebhookEvent),
    on: webhook['on'] === true,
    offBecause: text('offBecause'),
    parked: countIn(webhook['parked'], 'parked'),
    createdAt: text('createdAt'),
  }
}

function madeIn(value: unknown): MadeWebhook {
  return { ...webhookIn(value), secret: textIn(objectIn(value, 'webhook')['secret'], 'secret') }
}

function deliveryIn(value: unknown): WebhookDelivery {
  const delivery = objectIn(value, 'delivery')
  const text = (field: string) => textIn(delivery[field], field)
  const event = text('event')
  return {
    id: text('id'),
    webhookId: text('webhookId'),
    event: isWebhookEvent(event) ? event : 'test',
    state: deliveryStates.find((state) => state === delivery['state']) ?? 'parked',
    at: text('at'),
    tries: countIn(delivery['tries'], 'tries'),
    result: text('result'),
    duration: countIn(delivery['duration'], 'duration'),
    body: text('body'),
    createdAt: text('createdAt'),
  }
}
