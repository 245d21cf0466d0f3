import { Effect } from 'effect'
import type { ListQuery, Page } from '#domain/content/list/list-query.ts'
import { pageOf, type SearchedListing } from '#domain/content/list/page-of.ts'
import { QueryRefused } from '#ports/failures.ts'

/** Cuts a page out of rows in their default order. */
export const paged = <A extends { readonly id: string }>(
  rows: () => ReadonlyArray<A>,
  query: ListQuery | undefined,
  listing: SearchedListing<A>,
): Effect.Effect<Page<A>, QueryRefused> =>
  Effect.suspend(() => Effect.fromResult(pageOf(rows(), query, listing))).pipe(
    Effect.mapError((message) => new QueryRefused({ message })),
  )
