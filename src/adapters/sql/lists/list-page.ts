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
import { mostCounted, searchOf, within, type Search } from './search.ts'

/** Rows that are read at once where a list is asked for whole; others are answered in between. */
const chunk = 500

/** Reads the page that a query asks for of a list, or of what it is narrowed to; asked for nothing, everything. */
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
        const asked = yield* readQuery(listing, query)
        const search = within(sql, table, searchOf(sql, listing, query.search ?? ''), narrowing)
        const uncounted = search ?? (narrowing?.counters === undefined ? narrowing : undefined)
        const { total, exact } =
          uncounted === undefined
            ? yield* kept(sql, narrowing?.counters ?? [table])
            : yield* matching(sql, uncounted)
        const found = exact ? search && sql`id in (${search.ids})` : search?.holds
        const page = yield* pageAt(sql, listing, found ?? narrowing?.holds, asked)
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

const kept = (sql: SqlClient.SqlClient, counters: ReadonlyArray<string>) =>
  Effect.map(
    sql<{ total: number }>`select sum(total) as total from counters where ${sql.in('name', counters)}`,
    ([counter]) => ({ total: counter?.total ?? 0, exact: true }),
  )

const matching = (sql: SqlClient.SqlClient, { ids }: Search) =>
  Effect.map(
    sql<{ total: number }>`select count(*) as total from (${ids} limit ${mostCounted + 1}) as found`,
    ([{ total } = { total: 0 }]) => ({ total: Math.min(total, mostCounted), exact: total <= mostCounted }),
  )
