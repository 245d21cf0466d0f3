import type { Webhook, WebhookDelivery } from '#domain/connections/webhook.ts'
import { hour, minute } from '#domain/time/durations.ts'

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString()

const webhook = (own: Pick<Webhook, 'id' | 'name' | 'address' | 'events'> & Partial<Webhook>): Webhook => ({
  version: 1,
  on: true,
  offBecause: '',
  parked: 0,
  createdAt: ago(400 * hour),
  ...own,
})

const delivery = (
  own: Pick<WebhookDelivery, 'id' | 'state' | 'result'> & Partial<WebhookDelivery>,
): WebhookDelivery => ({
  webhookId: '1',
  event: 'enquiry.received',
  at: ago(20 * minute),
  tries: 1,
  duration: 84,
  body: '{"type":"enquiry.received","timestamp":"2026-11-23T06:12:00.000Z","data":{"id":"31","reference":"B7KM4QXD"}}',
  createdAt: ago(20 * minute),
  ...own,
})

/** Webhooks in each state, with deliveries that came, wait and failed. */
export const sampleWebhooks: {
  readonly webhooks: ReadonlyArray<Webhook>
  readonly deliveries: ReadonlyArray<WebhookDelivery>
} = {
  webhooks: [
    webhook({
      id: '1',
      name: 'CRM in Riyadh',
      address: 'https://crm.sahilan.example/hooks/sahilan',
      events: ['enquiry.received', 'profile.received'],
      parked: 1,
    }),
    webhook({
      id: '2',
      name: 'Intranet',
      address: 'https://intranet.sahilan.example/in',
      events: ['content.published', 'content.unpublished'],
    }),
    webhook({
      id: '3',
      name: 'Site search',
      address: 'https://search.sahilan.example/index',
      events: ['content.published'],
      on: false,
      offBecause: 'failing',
    }),
  ],
  deliveries: [
    delivery({ id: '4', state: 'sent', result: '200' }),
    delivery({
      id: '3',
      state: 'waiting',
      result: '503',
      tries: 3,
      duration: 2_100,
      at: ago(-30 * minute),
      createdAt: ago(hour),
    }),
    delivery({
      id: '2',
      state: 'sent',
      result: '204',
      webhookId: '2',
      event: 'content.published',
      createdAt: ago(15 * hour),
    }),
    delivery({
      id: '1',
      state: 'parked',
      result: 'too slow',
      event: 'profile.received',
      tries: 17,
      duration: 10_000,
      createdAt: ago(80 * hour),
    }),
  ],
}
