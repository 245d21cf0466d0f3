import { Effect, type Result } from 'effect'
import type { ListQuery, Page } from '#domain/content/list/list-query.ts'
import { pageOf, type Listing } from '#domain/content/list/page-of.ts'
import { QueryRefused, type ReadFailure } from '#ports/failures.ts'
import type { HttpCalls, ReadRequest } from './call.ts'
import { listIn, read, type ResultsPlace } from './envelope.ts'
import { sortToWire, type WireNames } from '../wire/renaming.ts'

interface ListCall<A> {
  readonly path: string
  readonly answers: ResultsPlace
  readonly names: WireNames
  readonly item: (value: unknown) => A
  readonly listing: Listing
  /** By which the list is narrowed, beside what every list takes. */
  readonly parameters?: NonNullable<ReadRequest['query']>
  /** Makes the page of a list that was answered whole, where that is narrowed too. */
  readonly page?: (items: ReadonlyArray<A>) => Result.Result<Page<A>, string>
}

/** Asks for a list. Another back end answers it whole, without `total`: then the page is made of it here. */
export const list = <A extends { readonly id: string }>(
  calls: HttpCalls['Service'],
  call: ListCall<A>,
  query?: ListQuery,
): Effect.Effect<Page<A>, ReadFailure> =>
  Effect.gen(function* () {
    const { path, answers, names, item, listing, parameters = {} } = call
    const { search, sort, ...marks } = query ?? {}
    const asked = {
      ...marks,
      ...parameters,
      q: search,
      sort: sort === undefined ? undefined : sortToWire(names, sort),
    }
    const answer = yield* calls.read({ path, query: asked })
    const { total, totalAtLeast, next, previous, items } = yield* read(answer, (body) => {
      const answered = listIn(body, answers)
      return { ...answered, items: answered.items.map(item) }
    })
    if (total === undefined) {
      const page = call.page?.(items) ?? pageOf(items, query, listing)
      return yield* Effect.fromResult(page).pipe(
        Effect.mapError((message) => new QueryRefused({ message, answered: false })),
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
