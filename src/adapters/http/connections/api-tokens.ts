import { Effect, Layer } from 'effect'
import type { ApiToken } from '#domain/connections/api-token.ts'
import { isScope } from '#domain/connections/scope.ts'
import { ApiTokens } from '#ports/staff/api-tokens.ts'
import { HttpClient } from '../client/http-client.ts'
import { decodeResponse, decodeResults, resultsIn } from '../client/envelope.ts'
import { pageIn } from '../client/page-in.ts'
import { pathTo } from '../client/path-to.ts'
import { endpoints } from '../endpoints.ts'
import { elementsIn, objectIn, textIn } from '../wire/decode.ts'

const path = endpoints.apiTokens

/** Makes, renews and revokes tokens over the API. */
export const HttpApiTokens = Layer.effect(
  ApiTokens,
  Effect.map(HttpClient, (client) =>
    ApiTokens.of({
      list: (query = {}) =>
        Effect.flatMap(client.read({ path, query: { ...query } }), (response) =>
          decodeResponse(response, (body) => pageIn(body, tokenIn)),
        ),
      add: (token, currentPassword) =>
        Effect.flatMap(
          client.write({ method: 'POST', path, body: { ...token, currentPassword } }),
          (response) =>
            decodeResponse(response, (body) => {
              const results = resultsIn(body, 'data.results')
              return {
                ...tokenIn(results),
                token: textIn(objectIn(results, 'data.results')['token'], 'token'),
              }
            }),
        ),
      renew: (id, until, currentPassword) =>
        Effect.flatMap(
          client.write({
            method: 'PUT',
            path: pathTo(endpoints.apiToken, id),
            body: { until, currentPassword },
          }),
          (response) => decodeResults(response, tokenIn),
        ),
      revoke: (id) => Effect.asVoid(client.write({ method: 'DELETE', path: pathTo(endpoints.apiToken, id) })),
    }),
  ),
)

function tokenIn(value: unknown): ApiToken {
  const { author, scopes, ...token } = objectIn(value, 'token')
  const { id, name } = objectIn(author, 'author')
  const text = (field: string) => textIn(token[field], field)
  return {
    id: text('id'),
    name: text('name'),
    scopes: elementsIn(scopes, 'scopes').map(String).filter(isScope),
    until: text('until'),
    begins: text('begins'),
    usedAt: text('usedAt'),
    createdAt: text('createdAt'),
    author: { id: textIn(id, 'author.id'), name: textIn(name, 'author.name') },
  }
}
