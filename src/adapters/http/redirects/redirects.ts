import { Effect, Layer } from 'effect'
import { Redirects } from '#ports/staff/redirects.ts'
import { HttpClient } from '../client/http-client.ts'
import { lazy } from '../client/lazy.ts'

/** Old addresses over the API. */
export const HttpRedirects = Layer.effect(
  Redirects,
  Effect.map(HttpClient, (client) => {
    const loaded = Effect.map(
      lazy(() => import('./redirects-over-http.ts')),
      ({ redirectsOverHttp }) => redirectsOverHttp(client),
    )
    return Redirects.of({
      list: (...input) => Effect.flatMap(loaded, ({ list }) => list(...input)),
      add: (...input) => Effect.flatMap(loaded, ({ add }) => add(...input)),
      update: (...input) => Effect.flatMap(loaded, ({ update }) => update(...input)),
      remove: (...input) => Effect.flatMap(loaded, ({ remove }) => remove(...input)),
      import: (...input) => Effect.flatMap(loaded, (port) => port.import(...input)),
      missing: (...input) => Effect.flatMap(loaded, ({ missing }) => missing(...input)),
      ignore: (...input) => Effect.flatMap(loaded, ({ ignore }) => ignore(...input)),
    })
  }),
)
