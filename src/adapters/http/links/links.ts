import { Effect, Layer } from 'effect'
import { Links } from '#ports/staff/links.ts'
import { HttpClient } from '../client/http-client.ts'
import { lazyPort } from '../client/lazy-port.ts'

/** Links over the API. */
export const HttpLinks = Layer.effect(
  Links,
  Effect.map(HttpClient, (client) =>
    lazyPort<Links['Service']>(async () => (await import('./links-over-http.ts')).linksOverHttp(client), {
      linksTo: 'method',
      dead: 'method',
      checkAgain: 'method',
      ignore: 'method',
    }),
  ),
)
