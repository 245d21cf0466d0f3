import { Effect, Layer } from 'effect'
import type { AnyContentType, Item } from '#domain/content/content-types.ts'
import { meets } from '#domain/content/list/item-filter.ts'
import { pageSizes, type ContentQuery } from '#domain/content/list/list-query.ts'
import { Contents } from '#ports/content/contents.ts'
import { QueryRefused, type WriteFailure } from '#ports/failures.ts'
import type { ResponseBody } from '../call/response-body.ts'
import { HttpCalls } from '../call/call.ts'
import { unknownStored } from '../wire/decode.ts'
import { contentEndpoints, type ContentEndpoint } from '../content-endpoints.ts'
import { read, resultsIn, savedIn } from '../call/envelope.ts'
import { toDomainFailure } from '../wire/to-domain-failure.ts'
import { list, loadPageOf } from '../call/lists.ts'
import { pathTo } from '../call/path-to.ts'
import { changeToWire, itemFromWire } from '../wire/wire.ts'

const endpointOf = (content: AnyContentType): ContentEndpoint => contentEndpoints[content.name]

/** Reads and writes items by the endpoints of the specification. */
export const HttpContents = Layer.effect(
  Contents,
  Effect.map(HttpCalls, (calls) => {
    const arrange = (content: AnyContentType, body: object) => {
      const path = endpointOf(content).order
      return path === undefined
        ? Effect.fail(new QueryRefused({ message: 'This list orders itself', hasResponse: false }))
        : Effect.asVoid(calls.write({ method: 'PUT', path, body }))
    }
    return Contents.of({
      list: <C extends AnyContentType>(
        content: C,
        { translation, filter, searchedIn: _, ...query }: ContentQuery = {},
        lang?: string,
      ) => {
        const { list: path, resultsPath, wire } = endpointOf(content)
        const item = (value: unknown): Item<C> => itemFromWire(content, value)
        // Another back end may know no filters, and return the whole list.
        const page = filter
          ? async (items: ReadonlyArray<Item<C>>) =>
              (await loadPageOf()).pageOf(
                items.filter((each) => meets(each, filter)),
                { size: pageSizes.default, ...query },
                content.listing,
              )
          : undefined
        const parameters = { lang, ...filter, translation: translation?.state, in: translation?.lang }
        return list(
          calls,
          {
            path,
            resultsPath,
            names: wire,
            item,
            listing: content.listing,
            parameters,
            ...(page && { page }),
          },
          query,
        )
      },
      get: (content, id, lang) => {
        const { get, resultsPath, one } = endpointOf(content)
        return Effect.flatMap(calls.read({ path: pathTo(get, id), query: { lang } }), (response) =>
          read(response, (body) => {
            const results = resultsIn(body, resultsPath)
            return itemFromWire(content, one === 'in array' && Array.isArray(results) ? results[0] : results)
          }),
        )
      },
      add: (content, input, key, lang) => {
        const path = endpointOf(content).add
        const body = changeToWire(content, input)
        const response = calls.write({ method: 'POST', path, query: { lang }, body, key })
        return saved(content, response, { ...input, ...unknownStored })
      },
      update: (content, id, change, lang) => {
        const path = pathTo(endpointOf(content).update, id)
        const body = changeToWire(content, change)
        const response = calls.write({ method: 'PUT', path, query: { lang }, body })
        return saved(content, response, { ...change, id, version: 0 })
      },
      remove: (content, id) =>
        Effect.asVoid(calls.write({ method: 'DELETE', path: pathTo(endpointOf(content).remove, id) })),
      order: (content, ids) => arrange(content, { ids }),
      move: (content, id, place) => arrange(content, { id, place }),
    })
  }),
)

function saved<C extends AnyContentType>(
  content: C,
  saving: Effect.Effect<ResponseBody, WriteFailure>,
  sent: object,
) {
  const { resultsPath, wire } = endpointOf(content)
  return saving.pipe(
    Effect.map((response) =>
      // Without a response it is only part of the item; see the port.
      savedIn(response, (body) => itemFromWire(content, resultsIn(body, resultsPath)), sent as Item<C>),
    ),
    Effect.mapError(toDomainFailure(wire, (current) => itemFromWire(content, current))),
  )
}
