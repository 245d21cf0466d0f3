import { Effect, Layer } from 'effect'
import { Webhooks } from '#ports/staff/webhooks.ts'
import { HttpClient } from '../client/http-client.ts'
import { lazyPort } from '../client/lazy-port.ts'

/** Webhooks over the API. */
export const HttpWebhooks = Layer.effect(
  Webhooks,
  Effect.map(HttpClient, (client) =>
    lazyPort<Webhooks['Service']>(
      async () => (await import('./webhooks-over-http.ts')).webhooksOverHttp(client),
      {
        list: 'effect',
        add: 'method',
        update: 'method',
        remove: 'method',
        renewSecret: 'method',
        test: 'method',
        deliveries: 'method',
        sendAgain: 'method',
      },
    ),
  ),
)
