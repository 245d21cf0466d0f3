import { Effect, Layer } from 'effect'
import { Links } from '#ports/staff/links.ts'
import { HttpClient } from '../client/http-client.ts'
import { lazy } from '../client/lazy.ts'

/** Links over the API. */
export const HttpLinks = Layer.effect(
  Links,
  Effect.map(HttpClient, (client) => {
    const loaded = Effect.map(
      lazy(() => import('./links-over-http.ts')),
      ({ linksOverHttp }) => linksOverHttp(client),
    )
    return Links.of({
      linksTo: (...input) => Effect.flatMap(loaded, ({ linksTo }) => linksTo(...input)),
      dead: (...input) => Effect.flatMap(loaded, ({ dead }) => dead(...input)),
      checkAgain: (...input) => Effect.flatMap(loaded, ({ checkAgain }) => checkAgain(...input)),
      ignore: (...input) => Effect.flatMap(loaded, ({ ignore }) => ignore(...input)),
    })
  }),
)
