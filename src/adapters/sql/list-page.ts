import { Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import type { ListQuery, Page } from '#domain/content/list-query.ts'
import type { QueryRefused } from '#ports/failures.ts'
import { readQuery } from './list-query.ts'
import type { Listing } from './listing.ts'
import type { Place } from './marks.ts'
import { pageAt } from './page-at.ts'
import { placeOfRow, rowsBeyond, type Row } from './rows-beyond.ts'
import { mostCounted, searchOf, type Search } from './search.ts'

/** Rows that are read at once where a list is asked for whole; others are answered in between. */
const chunk = 500

/** Reads the page that a query asks for; without a query, everything. */
export const listPage = (
  sql: SqlClient.SqlClient,
  listing: Listing,
  query: ListQuery = {},
): Effect.Effect<Page<Row>, QueryRefused | SqlError.SqlError> =>
  Object.values(query).every((part) => part === undefined)
    ? wholeList(sql, listing)
    : Effect.gen(function* () {
        const asked = yield* readQuery(listing, query)
        const search = searchOf(sql, listing, query.search ?? '')
        const { total, exact } = yield* search === undefined ? kept(sql, listing) : matching(sql, search)
        const filter = search && (exact ? sql`id in (${search.ids})` : search.holds)
        const page = yield* pageAt(sql, listing, filter, asked)
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

const kept = (sql: SqlClient.SqlClient, { table }: Listing) =>
  Effect.map(sql<{ total: number }>`select total from counters where name = ${table}`, ([counter]) => ({
    total: counter?.total ?? 0,
    exact: true,
  }))

const matching = (sql: SqlClient.SqlClient, { ids }: Search) =>
  Effect.map(
    sql<{ total: number }>`select count(*) as total from (${ids} limit ${mostCounted + 1})`,
    ([{ total } = { total: 0 }]) => ({ total: Math.min(total, mostCounted), exact: total <= mostCounted }),
  )
