import { Effect } from 'effect'
import { pageSizes, type ListQuery } from '#domain/content/list/list-query.ts'
import { QueryRefused } from '#ports/failures.ts'
import { sortedBy, type Listing, type RowOrder } from './listing.ts'
import { placeOf, type Place } from './cursor.ts'

/** A query that was found to be possible. */
export interface Asked {
  readonly sort: string
  readonly order: RowOrder
  readonly size: number
  readonly skip: number
  /** Where the page starts, or ends where it is read backwards; without one, at the first or the last row. */
  readonly place: Place | undefined
  readonly backwards: boolean
}

/** Checks a query against what the list offers. */
export const readQuery = (listing: Listing, query: ListQuery): Effect.Effect<Asked, QueryRefused> => {
  const { page = 1, size = pageSizes.usual, sort = '', after, before } = query
  const order = sort === '' ? listing.order : sortedBy(listing, sort)
  if (order === undefined) return refused('The list cannot be sorted by this field.')
  if (!Number.isSafeInteger(page) || page < 1) return refused('Pages are counted from 1.')
  if (!Number.isSafeInteger(size) || size < pageSizes.least || size > pageSizes.most) {
    return refused(`A page has ${pageSizes.least} to ${pageSizes.most} items.`)
  }
  const mark = after ?? (before === 'end' ? undefined : before)
  const place = mark === undefined ? undefined : placeOf(mark, sort, order.columns)
  if (mark !== undefined && place === undefined) return refused('The mark belongs to no page of this list.')
  const marked = after !== undefined || before !== undefined
  const skip = marked ? 0 : Math.min((page - 1) * size, Number.MAX_SAFE_INTEGER)
  return Effect.succeed({ sort, order, size, skip, place, backwards: after === undefined && marked })
}

const refused = (message: string) => Effect.fail(new QueryRefused({ message, answered: true }))
