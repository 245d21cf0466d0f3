import { Effect, Layer } from 'effect'
import { ContentImports } from '#ports/content/content-imports.ts'
import { HttpClient } from '../client/http-client.ts'
import { lazyPort } from '../client/lazy-port.ts'

/** Imports over the API. */
export const HttpContentImports = Layer.effect(
  ContentImports,
  Effect.map(HttpClient, (client) =>
    lazyPort<ContentImports['Service']>(
      async () => (await import('./content-imports-over-http.ts')).contentImportsOverHttp(client),
      {
        importCsv: 'method',
      },
    ),
  ),
)
