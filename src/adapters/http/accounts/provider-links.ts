import { Effect, Layer } from 'effect'
import { ProviderLinks } from '#ports/staff/sign-in/provider-links.ts'
import { HttpClient } from '../client/http-client.ts'
import { decodeResults } from '../client/envelope.ts'
import { endpoints } from '../endpoints.ts'
import { objectIn, textIn } from '../wire/decode.ts'

/** Links over the API, whose response sets the cookie of the sign-in that begins. */
export const HttpProviderLinks = Layer.effect(
  ProviderLinks,
  Effect.map(HttpClient, (client) =>
    ProviderLinks.of({
      start: (currentPassword) =>
        Effect.flatMap(
          client.write({ method: 'POST', path: endpoints.oidcLink, body: { currentPassword } }),
          (response) =>
            decodeResults(response, (results) =>
              textIn(objectIn(results, 'data.results')['address'], 'address'),
            ),
        ),
    }),
  ),
)
