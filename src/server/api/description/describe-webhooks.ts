import { Schema } from 'effect'
import { webhookData } from '#domain/connections/webhook-body.ts'
import { named } from '../response/wire-schemas.ts'
import type { Described, Json } from './described.ts'

const header = (name: string, schema: Json, description: string): Json => ({
  name: `webhook-${name}`,
  in: 'header',
  required: true,
  schema,
  description,
})

const parameters = [
  header('id', { type: 'string' }, 'Names the event. It is the same on every try.'),
  header('timestamp', { type: 'integer' }, 'When this try was made, in seconds since 1970.'),
  header(
    'signature',
    { type: 'string' },
    'Each secret’s signature, with spaces between them: `v1,` and in Base64 the HMAC-SHA-256 of' +
      ' `{webhook-id}.{webhook-timestamp}.{body}`. Its key is what follows `whsec_` in the secret, in Base64.',
  ),
]

const responses = {
  '2XX': { description: 'The event is received.' },
  410: { description: 'No more events are wanted: the webhook is switched off.' },
  default: { description: 'The event is sent again later, for three days.' },
}

/** `EnquiryReceivedEvent` for `enquiry.received`. */
const schemaNameOf = (type: string) => `${type.split('.').map(named).join('')}Event`

const bodyOf = (type: string, data: Schema.Top): Json => {
  const body = Schema.Struct({ type: Schema.Literal(type), timestamp: Schema.String, data })
  return Schema.toJsonSchemaDocument(body, { onExcessProperty: 'error' }).schema
}

const operationOf = (type: string) => ({
  operationId: `webhook.${type}`,
  summary: `Receive the event ${type}`,
  tags: ['Webhooks'],
  parameters,
  security: [],
  requestBody: {
    required: true,
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${schemaNameOf(type)}` } } },
  },
  responses,
})

const events = Object.entries(webhookData)

/** Adds what this server sends to webhooks, for programs that receive it. */
export const describeWebhooks = (document: Described): Described => ({
  ...document,
  components: {
    ...document.components,
    schemas: {
      ...document.components.schemas,
      ...Object.fromEntries(events.map(([type, data]) => [schemaNameOf(type), bodyOf(type, data)])),
    },
  },
  webhooks: Object.fromEntries(events.map(([type]) => [type, { post: operationOf(type) }])),
})
