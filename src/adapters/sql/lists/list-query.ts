import { Effect } from 'effect'
import { pageSizes, type ListQuery } from '#domain/content/list/list-query.ts'
import { QueryRefused } from '#ports/failures.ts'
import { sortedBy, type ListedTable, type RowOrder } from './listed-table.ts'
import { placeAtCursor, type Place } from './cursor.ts'

/** A validated query. */
export interface PageRequest {
  readonly sort: string
  readonly order: RowOrder
  readonly size: number
  readonly skip: number
  /**
   * The row before the page, or after it if `backwards`. Without one the page starts after `skip` rows, or ends at the
   * last one.
   */
  readonly place: Place | undefined
  readonly backwards: boolean
}

/** Validates a query against the sorts and page sizes of a list, and decodes its cursor. */
export const readQuery = (
  listing: ListedTable,
  query: ListQuery,
): Effect.Effect<PageRequest, QueryRefused> => {
  const { page = 1, size = pageSizes.default, sort = '', after, before } = query
  const order = sort === '' ? listing.order : sortedBy(listing, sort)
  if (order === undefined) return refused('The list cannot be sorted by this field.')
  if (!Number.isSafeInteger(page) || page < 1) return refused('Pages are counted from 1.')
  if (!Number.isSafeInteger(size) || size < pageSizes.min || size > pageSizes.max) {
    return refused(`A page has ${pageSizes.min} to ${pageSizes.max} items.`)
  }
  const cursor = after ?? (before === 'end' ? undefined : before)
  const place = cursor === undefined ? undefined : placeAtCursor(cursor, sort, order.columns)
  if (cursor !== undefined && place === undefined)
    return refused('The cursor belongs to no page of this list.')
  const byCursor = after !== undefined || before !== undefined
  const skip = byCursor ? 0 : Math.min((page - 1) * size, Number.MAX_SAFE_INTEGER)
  return Effect.succeed({ sort, order, size, skip, place, backwards: after === undefined && byCursor })
}

const refused = (message: string) => Effect.fail(new QueryRefused({ message }))
