import { Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import type { ListQuery, Page } from '#domain/content/list/list-query.ts'
import type { QueryRefused } from '#ports/failures.ts'
import { readQuery } from './list-query.ts'
import type { Listing } from './listing.ts'
import type { Narrowing } from './mail-filter.ts'
import type { Place } from './cursor.ts'
import { pageAt } from './page-at.ts'
import { placeOfRow, rowsBeyond, type Row } from './rows-beyond.ts'
import { maxCounted, searchOf, searchWithin, type Search } from './search.ts'

/** Rows per query when a whole list is read; other requests are served in between. */
const chunk = 500

/** Reads a page of a list, narrowed by a filter if there is one. An empty query reads the whole list. */
export const listPage = (
  sql: SqlClient.SqlClient,
  listing: Listing,
  query: ListQuery = {},
  narrowing?: Narrowing,
): Effect.Effect<Page<Row>, QueryRefused | SqlError.SqlError> =>
  narrowing === undefined && Object.values(query).every((part) => part === undefined)
    ? wholeList(sql, listing)
    : Effect.gen(function* () {
        const { table } = listing
        const request = yield* readQuery(listing, query)
        const search = searchWithin(sql, table, searchOf(sql, listing, query.search ?? ''), narrowing)
        const uncounted = search ?? (narrowing?.counters === undefined ? narrowing : undefined)
        const { total, exact } =
          uncounted === undefined
            ? yield* totalOf(sql, narrowing?.counters ?? [table])
            : yield* countMatches(sql, uncounted)
        const found = exact ? search && sql`id in (${search.ids})` : search?.holds
        const page = yield* pageAt(sql, listing, found ?? narrowing?.holds, request)
        return { ...page, total, ...(!exact && { totalAtLeast: true }) }
      })

const wholeList = Effect.fnUntraced(function* (sql: SqlClient.SqlClient, listing: Listing) {
  const { order } = listing
  const items: Array<Row> = []
  let place: Place | undefined
  do {
    const rows = yield* rowsBeyond(sql, listing, {
      order,
      filter: undefined,
      place,
      backwards: false,
      most: chunk,
    })
    items.push(...rows)
    const last = rows.length === chunk ? rows.at(-1) : undefined
    place = last && placeOfRow(order, last)
    yield* Effect.yieldNow
  } while (place !== undefined)
  return { items, total: items.length }
})

const totalOf = (sql: SqlClient.SqlClient, counters: ReadonlyArray<string>) =>
  Effect.map(
    sql<{ total: number }>`select sum(total) as total from counters where ${sql.in('name', counters)}`,
    ([counter]) => ({ total: counter?.total ?? 0, exact: true }),
  )

const countMatches = (sql: SqlClient.SqlClient, { ids }: Search) =>
  Effect.map(
    sql<{ total: number }>`select count(*) as total from (${ids} limit ${maxCounted + 1}) as found`,
    ([{ total } = { total: 0 }]) => ({ total: Math.min(total, maxCounted), exact: total <= maxCounted }),
  )
