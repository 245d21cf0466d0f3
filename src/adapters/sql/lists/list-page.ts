import { Effect } from 'effect'
import type { SqlClient, SqlError, Statement } from 'effect/sql'
import type { ListQuery, Page } from '#domain/content/list/list-query.ts'
import type { QueryRefused } from '#ports/failures.ts'
import { readQuery, type PageRequest } from './list-query.ts'
import type { ListedTable } from './listed-table.ts'
import type { Place } from './cursor.ts'
import { pageAt } from './page-at.ts'
import { placeOfRow, rowsBeyond } from './rows-beyond.ts'
import type { Row } from '../client/row.ts'
import { maxCounted, rowSearch, searchWithin, type Search } from './search.ts'

/** Rows per query when a whole list is read; other requests are served in between. */
const chunk = 500

/** A condition that narrows a list. */
export interface ListCondition extends Search {
  /** The counters that add up to the number of matches, if there are any. */
  readonly counters?: ReadonlyArray<string>
  /** Set if an index gives the matching rows, and they are few in any list. */
  readonly isFew?: boolean
  /** Set if that index has the order of the ids, so that a page is read without finding all matches again. */
  readonly isWalked?: boolean
  /** An index of the matching rows in the order of their ids. */
  readonly index?: { readonly table: string; readonly id: string; readonly holds: Statement.Fragment }
}

interface Conditions {
  readonly narrowing?: ListCondition | undefined
  /** Replaces the search of the list's own texts. */
  readonly search?: Search | undefined
}

/** Reads a page of a list, narrowed by a filter if there is one. An empty query reads the whole list. */
export const listPage = (
  sql: SqlClient.SqlClient,
  listing: ListedTable,
  query: ListQuery = {},
  conditions: Conditions = {},
): Effect.Effect<Page<Row>, QueryRefused | SqlError.SqlError> =>
  conditions.narrowing === undefined && Object.values(query).every((part) => part === undefined)
    ? wholeList(sql, listing)
    : Effect.gen(function* () {
        const { narrowing, search: given = rowSearch(sql, listing, query.search ?? '') } = conditions
        const { table } = listing
        const request = yield* readQuery(listing, query)
        const search = yield* searchAmong(sql, table, given, narrowing)
        const uncounted = search ?? (narrowing?.counters === undefined ? narrowing : undefined)
        const { total, exact } =
          uncounted === undefined
            ? yield* totalOf(sql, narrowing?.counters ?? [table])
            : yield* countMatches(sql, uncounted)
        const index = search === undefined ? narrowing?.index : undefined
        if (index !== undefined && request.order.columns.length === 1)
          return { ...(yield* pageByIndex(sql, listing, index, request)), total }
        const isById = request.order.columns.length === 1
        // Few rows are found first and then sorted; many are walked in the order of the list.
        const isFound = isById && uncounted !== undefined && narrowing?.isWalked !== true
        const isFew = exact && total <= maxCounted && (index !== undefined || isFound)
        const few = search ?? (isFew ? narrowing : undefined)
        const found = exact ? few && sql`id in (${few.ids})` : few?.holds
        const page = yield* pageAt(sql, listing, found ?? narrowing?.holds, request)
        return { ...page, total, ...(!exact && { totalAtLeast: true }) }
      })

/** Searches by the index of texts, or in the few rows of the condition if far more contain the words. */
const searchAmong = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  table: string,
  search: Search | undefined,
  narrowing: ListCondition | undefined,
) {
  if (search === undefined || !narrowing?.isFew || (yield* countMatches(sql, search)).exact)
    return searchWithin(sql, table, search, narrowing)
  const holds = sql.and([narrowing.holds, search.holds])
  return { ids: sql`select id from ${sql(table)} where ${holds}`, holds }
})

/** Reads a page in the order of ids, and no other rows. */
const pageByIndex = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  { table, selected, ...listing }: ListedTable,
  index: NonNullable<ListCondition['index']>,
  request: PageRequest,
) {
  const order = { ...request.order, columns: [index.id] }
  const inIndex = { ...listing, table: index.table, selected: index.id }
  const page = yield* pageAt(sql, inIndex, index.holds, { ...request, order })
  const ids = page.items.map((row) => row[index.id])
  const rows = yield* sql<Row>`select ${sql.literal(selected)} from ${sql(table)} where ${sql.in('id', ids)}`
  return { ...page, items: ids.flatMap((id) => rows.filter((row) => row['id'] === id)) }
})

const wholeList = Effect.fnUntraced(function* (sql: SqlClient.SqlClient, listing: ListedTable) {
  const { order } = listing
  const items: Array<Row> = []
  let place: Place | undefined
  do {
    const rows = yield* rowsBeyond(sql, listing, {
      order,
      filter: undefined,
      place,
      backwards: false,
      limit: chunk,
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
