import { Effect, Layer } from 'effect'
import type { AnyContentType, Item } from '#domain/content/content-types.ts'
import { meets } from '#domain/content/list/item-filter.ts'
import { pageSizes, type ContentQuery } from '#domain/content/list/list-query.ts'
import { Contents } from '#ports/content/contents.ts'
import { QueryRefused, type WriteFailure } from '#ports/failures.ts'
import type { ResponseBody } from '../client/response-body.ts'
import { HttpClient } from '../client/http-client.ts'
import { unknownStored } from '../wire/decode.ts'
import { contentEndpoints, type ContentEndpoint } from '../content-endpoints.ts'
import { decodeResponse, resultsIn, savedIn } from '../client/envelope.ts'
import { toDomainFailure } from '../wire/to-domain-failure.ts'
import { fetchList, loadPageOf } from '../client/lists.ts'
import { pathTo } from '../client/path-to.ts'
import { changeToWire, itemFromWire } from '../wire/wire.ts'

const endpointOf = (contentType: AnyContentType): ContentEndpoint => contentEndpoints[contentType.name]

/** Reads and writes items by the endpoints of the specification. */
export const HttpContents = Layer.effect(
  Contents,
  Effect.map(HttpClient, (client) => {
    const arrange = (contentType: AnyContentType, body: object) => {
      const path = endpointOf(contentType).order
      return path === undefined
        ? Effect.fail(
            new QueryRefused({ message: 'This list is not ordered by hand', withoutResponse: true }),
          )
        : Effect.asVoid(client.write({ method: 'PUT', path, body }))
    }
    return Contents.of({
      list: <C extends AnyContentType>(
        contentType: C,
        { translation, filter, searchedIn: _, ...query }: ContentQuery = {},
        lang?: string,
      ) => {
        const { list: path, resultsPath, wire } = endpointOf(contentType)
        const item = (value: unknown): Item<C> => itemFromWire(contentType, value)
        // Another back end may know no filters, and return the whole list.
        const page = filter
          ? async (items: ReadonlyArray<Item<C>>) =>
              (await loadPageOf()).pageOf(
                items.filter((each) => meets(each, filter)),
                { size: pageSizes.default, ...query },
                contentType.listing,
              )
          : undefined
        const parameters = { lang, ...filter, translation: translation?.state, in: translation?.lang }
        return fetchList(
          client,
          {
            path,
            resultsPath,
            names: wire,
            item,
            listing: contentType.listing,
            parameters,
            ...(page && { page }),
          },
          query,
        )
      },
      get: (contentType, id, lang) => {
        const { get, resultsPath, one } = endpointOf(contentType)
        return Effect.flatMap(client.read({ path: pathTo(get, id), query: { lang } }), (response) =>
          decodeResponse(response, (body) => {
            const results = resultsIn(body, resultsPath)
            return itemFromWire(
              contentType,
              one === 'in array' && Array.isArray(results) ? results[0] : results,
            )
          }),
        )
      },
      add: (contentType, input, key, lang) => {
        const path = endpointOf(contentType).add
        const body = changeToWire(contentType, input)
        const response = client.write({ method: 'POST', path, query: { lang }, body, key })
        return saved(contentType, response, { ...input, ...unknownStored })
      },
      update: (contentType, id, change, lang) => {
        const path = pathTo(endpointOf(contentType).update, id)
        const body = changeToWire(contentType, change)
        const response = client.write({ method: 'PUT', path, query: { lang }, body })
        return saved(contentType, response, { ...change, id, version: 0 })
      },
      remove: (contentType, id) =>
        Effect.asVoid(client.write({ method: 'DELETE', path: pathTo(endpointOf(contentType).remove, id) })),
      order: (contentType, ids) => arrange(contentType, { ids }),
      move: (contentType, id, place) => arrange(contentType, { id, place }),
    })
  }),
)

function saved<C extends AnyContentType>(
  contentType: C,
  saving: Effect.Effect<ResponseBody, WriteFailure>,
  sent: object,
) {
  const { resultsPath, wire } = endpointOf(contentType)
  return saving.pipe(
    Effect.map((response) =>
      // Without a response it is only part of the item; see the port.
      savedIn(response, (body) => itemFromWire(contentType, resultsIn(body, resultsPath)), sent as Item<C>),
    ),
    Effect.mapError(toDomainFailure(wire, (current) => itemFromWire(contentType, current))),
  )
}
