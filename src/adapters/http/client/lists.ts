import { Effect, type Result } from 'effect'
import type { ListQuery, Page } from '#domain/content/list/list-query.ts'
import type { Listing } from '#domain/content/list/page-of.ts'
import { QueryRefused, type ReadFailure } from '#ports/failures.ts'
import type { HttpClient, ReadRequest } from './http-client.ts'
import { listIn, decodeResponse, type ResultsPath } from './envelope.ts'
import { sortToWire, type WireNames } from '../wire/renaming.ts'

interface ListRequest<A> {
  readonly path: string
  readonly resultsPath: ResultsPath
  readonly names: WireNames
  readonly item: (value: unknown) => A
  readonly listing: Listing
  /** Query parameters that only this list has. */
  readonly parameters?: NonNullable<ReadRequest['query']>
  /** Cuts the page out of a complete list, if `parameters` filter it. */
  readonly page?: (items: ReadonlyArray<A>) => Promise<Result.Result<Page<A>, string>>
}

/** Few need it: this server's lists come as pages. */
export const loadPageOf = () => import('#domain/content/list/page-of.ts')

/**
 * Reads a page of a list. If another back end returns the complete list, without `total`, the page is cut out of it
 * here.
 */
export const fetchList = <A extends { readonly id: string }>(
  client: HttpClient['Service'],
  request: ListRequest<A>,
  query?: ListQuery,
): Effect.Effect<Page<A>, ReadFailure> =>
  Effect.gen(function* () {
    const cutOut = async (items: ReadonlyArray<A>) =>
      (await loadPageOf()).pageOf(items, query, request.listing)
    const { path, resultsPath, names, item, parameters = {}, page = cutOut } = request
    const { search, sort, ...cursor } = query ?? {}
    const sent = {
      ...cursor,
      ...parameters,
      q: search,
      sort: sort === undefined ? undefined : sortToWire(names, sort),
    }
    const response = yield* client.read({ path, query: sent })
    const { total, totalAtLeast, next, previous, items } = yield* decodeResponse(response, (body) => {
      const received = listIn(body, resultsPath)
      return { ...received, items: received.items.map(item) }
    })
    if (total === undefined) {
      const found = yield* Effect.promise(() => page(items))
      return yield* Effect.fromResult(found).pipe(
        Effect.mapError((message) => new QueryRefused({ message, withoutResponse: true })),
      )
    }
    return {
      items,
      total,
      ...(totalAtLeast && { totalAtLeast }),
      ...(next !== undefined && { next }),
      ...(previous !== undefined && { previous }),
    }
  })
