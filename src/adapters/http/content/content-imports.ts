import { Effect, Layer } from 'effect'
import { ContentImports } from '#ports/content/content-imports.ts'
import { HttpClient } from '../client/http-client.ts'
import { lazy } from '../client/lazy.ts'

/** Imports over the API. */
export const HttpContentImports = Layer.effect(
  ContentImports,
  Effect.map(HttpClient, (client) => {
    const loaded = Effect.map(
      lazy(() => import('./content-imports-over-http.ts')),
      ({ contentImportsOverHttp }) => contentImportsOverHttp(client),
    )
    return ContentImports.of({
      importCsv: (...input) => Effect.flatMap(loaded, ({ importCsv }) => importCsv(...input)),
    })
  }),
)
