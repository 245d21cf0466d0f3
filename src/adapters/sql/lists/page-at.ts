import { Effect } from 'effect'
import type { SqlClient, SqlError, Statement } from 'effect/sql'
import type { Page } from '#domain/content/list/list-query.ts'
import type { PageRequest } from './list-query.ts'
import type { ListedTable } from './listed-table.ts'
import { cursorOf } from './cursor.ts'
import { placeOfRow, rowsBeyond } from './rows-beyond.ts'
import type { Row } from '../client/row.ts'

/** Reads one page, with the cursors of the next and the previous page if they exist. */
export const pageAt: (
  sql: SqlClient.SqlClient,
  listing: ListedTable,
  filter: Statement.Fragment | undefined,
  request: PageRequest,
) => Effect.Effect<Omit<Page<Row>, 'total'>, SqlError.SqlError> = Effect.fnUntraced(
  function* (sql, listing, filter, request) {
    const { sort, order, size, skip, place, backwards } = request
    const found = yield* rowsBeyond(sql, listing, { order, filter, place, backwards, skip, limit: size + 1 })
    const [nearest] = found
    if (nearest === undefined) {
      if (!backwards) return { items: [], ...((place !== undefined || skip > 0) && { previous: 'end' }) }
      return place === undefined
        ? { items: [] }
        : yield* pageAt(sql, listing, filter, { ...request, place: undefined, backwards: false })
    }
    const shown = found.slice(0, size)
    const behind =
      place === undefined
        ? []
        : yield* rowsBeyond(sql, existenceOf(listing), {
            order,
            filter,
            place: placeOfRow(order, nearest),
            backwards: !backwards,
            limit: 1,
          })
    const onward =
      found.length > size ? cursorOf(sort, placeOfRow(order, shown.at(-1) ?? nearest)) : undefined
    const back = skip > 0 || behind.length > 0 ? cursorOf(sort, placeOfRow(order, nearest)) : undefined
    return backwards ? pageOf(shown.toReversed(), back, onward) : pageOf(shown, onward, back)
  },
)

const existenceOf = (listing: ListedTable): ListedTable => ({ ...listing, selected: '1 as there' })

const pageOf = (items: ReadonlyArray<Row>, next: string | undefined, previous: string | undefined) => ({
  items,
  ...(next !== undefined && { next }),
  ...(previous !== undefined && { previous }),
})
