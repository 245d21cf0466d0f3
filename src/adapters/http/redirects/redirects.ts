import { Effect, Layer } from 'effect'
import { Redirects } from '#ports/staff/redirects.ts'
import { HttpClient } from '../client/http-client.ts'
import { lazyPort } from '../client/lazy-port.ts'

/** Old addresses over the API. */
export const HttpRedirects = Layer.effect(
  Redirects,
  Effect.map(HttpClient, (client) =>
    lazyPort<Redirects['Service']>(
      async () => (await import('./redirects-over-http.ts')).redirectsOverHttp(client),
      {
        list: 'method',
        add: 'method',
        update: 'method',
        remove: 'method',
        import: 'method',
        missing: 'method',
        ignore: 'method',
      },
    ),
  ),
)
