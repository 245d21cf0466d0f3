import { Effect } from 'effect'
import type { SqlClient, SqlError, Statement } from 'effect/sql'
import type { ListQuery, Page } from '#domain/content/list/list-query.ts'
import type { QueryRefused } from '#ports/failures.ts'
import { readQuery } from './list-query.ts'
import type { ListedTable } from './listed-table.ts'
import { pageAt } from './page-at.ts'
import type { Row } from '../client/row.ts'
import { maxCounted } from './search.ts'

/** Reads one page of the rows that meet all conditions. The total is counted up to `maxCounted`. */
export const filteredPage: (
  sql: SqlClient.SqlClient,
  listing: ListedTable,
  conditions: ReadonlyArray<Statement.Fragment>,
  query: ListQuery,
) => Effect.Effect<Page<Row>, QueryRefused | SqlError.SqlError> = Effect.fnUntraced(
  function* (sql, listing, conditions, query) {
    const request = yield* readQuery(listing, query)
    const filter = sql.and(conditions)
    const [{ total } = { total: 0 }] = yield* sql<{ total: number }>`
      select count(*) as total from (select 1 from ${sql(listing.table)} where ${filter} limit ${maxCounted + 1}) as found`
    const page = yield* pageAt(sql, listing, conditions.length === 0 ? undefined : filter, request)
    const uncounted = total > maxCounted
    return { ...page, total: Math.min(total, maxCounted), ...(uncounted && { totalAtLeast: true }) }
  },
)
