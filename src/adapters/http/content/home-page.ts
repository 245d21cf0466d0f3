import { Effect, Layer, Predicate, Schema } from 'effect'
import { HomePageContent, type StoredHomePage } from '#domain/content/home-page/home-page.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { HttpClient } from '../client/http-client.ts'
import { objectIn } from '../wire/decode.ts'
import { endpoints } from '../endpoints.ts'
import { decodeResponse, resultsIn, savedIn } from '../client/envelope.ts'
import { toDomainFailure } from '../wire/to-domain-failure.ts'

/** Reads and updates the home page. Its responses have the details in `data`. */
export const HttpHomePageDetails = Layer.effect(
  HomePageDetails,
  Effect.map(HttpClient, (client) =>
    HomePageDetails.of({
      get: (lang) =>
        Effect.flatMap(client.read({ path: endpoints.homePage, query: { lang } }), (response) =>
          decodeResponse(response, (body) => detailsIn(resultsIn(body, 'data'))),
        ),
      update: (change, lang) => {
        const { version: _, ...sent } = change
        return client.write({ method: 'PUT', path: endpoints.homePage, query: { lang }, body: change }).pipe(
          Effect.map((response) => savedIn(response, (body) => detailsIn(resultsIn(body, 'data')), sent)),
          Effect.mapError(toDomainFailure({}, detailsIn)),
        )
      },
    }),
  ),
)

function detailsIn(value: unknown): StoredHomePage {
  const body = objectIn(value, 'data')
  const { version, createdAt, updatedAt } = body
  return {
    ...Schema.decodeUnknownSync(HomePageContent)(body),
    ...(Predicate.isNumber(version) && { version }),
    ...(Predicate.isString(createdAt) && { createdAt }),
    ...(Predicate.isString(updatedAt) && { updatedAt }),
  }
}
