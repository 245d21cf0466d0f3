import { Effect, Layer } from 'effect'
import type { PreviewLink } from '#domain/publishing/preview-link.ts'
import { PreviewLinks } from '#ports/content/preview-links.ts'
import { HttpClient } from '../client/http-client.ts'
import { decodeResponse, resultsIn } from '../client/envelope.ts'
import { pageIn } from '../client/page-in.ts'
import { pathTo } from '../client/path-to.ts'
import { endpoints } from '../endpoints.ts'
import { objectIn, textIn } from '../wire/decode.ts'

const path = endpoints.previewLinks

/** Makes and revokes preview links over the API. */
export const HttpPreviewLinks = Layer.effect(
  PreviewLinks,
  Effect.map(HttpClient, (client) =>
    PreviewLinks.of({
      list: (query = {}) =>
        Effect.flatMap(client.read({ path, query: { ...query } }), (response) =>
          decodeResponse(response, (body) => pageIn(body, linkIn)),
        ),
      add: (link) =>
        Effect.flatMap(client.write({ method: 'POST', path, body: link }), (response) =>
          decodeResponse(response, (body) => {
            const results = resultsIn(body, 'data.results')
            return {
              ...linkIn(results),
              address: textIn(objectIn(results, 'data.results')['address'], 'address'),
            }
          }),
        ),
      revoke: (id) =>
        Effect.asVoid(client.write({ method: 'DELETE', path: pathTo(endpoints.previewLink, id) })),
    }),
  ),
)

function linkIn(value: unknown): PreviewLink {
  const { author, ...link } = objectIn(value, 'link')
  const { id, name } = objectIn(author, 'author')
  const text = (field: string) => textIn(link[field], field)
  return {
    id: text('id'),
    label: text('label'),
    scope: text('scope'),
    moment: text('moment'),
    until: text('until'),
    openedAt: text('openedAt'),
    createdAt: text('createdAt'),
    author: { id: textIn(id, 'author.id'), name: textIn(name, 'author.name') },
  }
}
