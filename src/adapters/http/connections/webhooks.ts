import { Effect, Layer } from 'effect'
import { Webhooks } from '#ports/staff/webhooks.ts'
import { HttpClient } from '../client/http-client.ts'
import { lazy } from '../client/lazy.ts'

/** Webhooks over the API. */
export const HttpWebhooks = Layer.effect(
  Webhooks,
  Effect.map(HttpClient, (client) => {
    const loaded = Effect.map(
      lazy(() => import('./webhooks-over-http.ts')),
      ({ webhooksOverHttp }) => webhooksOverHttp(client),
    )
    return Webhooks.of({
      list: Effect.flatMap(loaded, ({ list }) => list),
      add: (...input) => Effect.flatMap(loaded, ({ add }) => add(...input)),
      update: (...input) => Effect.flatMap(loaded, ({ update }) => update(...input)),
      remove: (...input) => Effect.flatMap(loaded, ({ remove }) => remove(...input)),
      renewSecret: (...input) => Effect.flatMap(loaded, ({ renewSecret }) => renewSecret(...input)),
      test: (...input) => Effect.flatMap(loaded, ({ test }) => test(...input)),
      deliveries: (...input) => Effect.flatMap(loaded, ({ deliveries }) => deliveries(...input)),
      sendAgain: (...input) => Effect.flatMap(loaded, ({ sendAgain }) => sendAgain(...input)),
    })
  }),
)
