import { Effect } from 'effect'
import type { SqlClient, SqlError, Statement } from 'effect/sql'
import type { MoveTarget } from '#domain/content/list/arrangement.ts'
import type { AnyContentType } from '#domain/content/content-types.ts'
import { movedItem } from '#domain/history/moved-item.ts'
import type { ItemNotFound } from '#ports/failures.ts'
import { itemGone } from '#ports/item-failures.ts'
import { columnName } from '../rows/columns.ts'
import { contentListings } from '../rows/content-rows.ts'
import { recordChange } from '../history/record-activity.ts'
import { queueMoved } from '../connections/queue-event.ts'
import { rowId } from '../client/row-id.ts'
import { contentTables, type ContentTable } from '../rows/tables.ts'

interface Placed {
  readonly id: number
  /** The sort key of its place; there may be gaps. */
  readonly position: number
}

interface Neighbours {
  readonly table: Statement.Identifier
  readonly row: Placed & { readonly title: string }
  /** The rows that it may change places with. */
  readonly others: Statement.Fragment
  /** The rank of the first of them, from 0. */
  readonly first: number
  /** Its rank among them, and the last one. */
  readonly from: number
  readonly last: number
}

const neighboursOf = (
  sql: SqlClient.SqlClient,
  contentType: AnyContentType,
  id: string,
): Effect.Effect<Neighbours, SqlError.SqlError | ItemNotFound> =>
  Effect.gen(function* () {
    const { table: name, order } = contentListings[contentType.name]
    const table = sql(name)
    const { columns }: ContentTable = contentTables[contentType.name]
    const title = sql(columnName(columns[contentType.listing.searched[0] ?? '']))
    // The field that the list is ordered by before the position, if any.
    const [by] = order.columns.slice(0, -2)
    const key = by === undefined ? sql`''` : sql(by)
    const [row] = yield* sql<Placed & { title: string; key: string }>`
      select id, position, ${title} as title, ${key} as key from ${table} where id = ${rowId(id)}`
    if (row === undefined) return yield* itemGone(contentType.nouns.one)

    const equals = by === undefined ? sql`true` : sql`${key} = ${row.key}`
    const others = sql`${equals} and id <> ${row.id}`
    const count = (condition: typeof others) =>
      Effect.map(
        sql<{ total: number }>`select count(*) as total from ${table} where ${condition}`,
        ([found]) => (found === undefined ? 0 : found.total),
      )
    const first = by === undefined ? 0 : yield* count(sql`${key} < ${row.key}`)
    const from = yield* count(sql`${equals} and (position, id) < (${row.position}, ${row.id})`)
    const last = yield* count(others)
    return { table, row, others, first, from, last }
  })

/** The place of an item in its list, from 1. */
export const placeOf = (
  sql: SqlClient.SqlClient,
  contentType: AnyContentType,
  id: string,
): Effect.Effect<number, SqlError.SqlError | ItemNotFound> =>
  Effect.map(neighboursOf(sql, contentType, id), ({ first, from }) => first + from + 1)

/**
 * Moves a row to a place of its list. If positions must shift, only the rows on the shorter side do. Returns its title
 * with the former and the new place.
 */
export const placeRow = (
  sql: SqlClient.SqlClient,
  contentType: AnyContentType,
  id: string,
  place: MoveTarget,
): Effect.Effect<
  { readonly title: string; readonly from: number; readonly to: number },
  SqlError.SqlError | ItemNotFound
> =>
  Effect.gen(function* () {
    const { table, row, others, first, from, last } = yield* neighboursOf(sql, contentType, id)
    const to = place === 'last' ? last : Math.min(last, Math.max(0, place - 1 - first))
    const moved = { title: row.title, from: first + from + 1, to: first + to + 1 }
    if (to === from) return moved

    const neighbours = yield* sql<Placed>`select id, position from ${table} where ${others}
      order by position, id limit 2 offset ${Math.max(0, to - 1)}`
    const [before, after] = to === 0 ? [undefined, neighbours[0]] : neighbours
    const position = yield* Effect.gen(function* () {
      if (before === undefined) return (after?.position ?? 0) - 1
      if (after === undefined || after.position - before.position > 1) return before.position + 1
      if (to < last / 2) {
        yield* sql`update ${table} set position = position - 2
          where ${others} and (position, id) <= (${before.position}, ${before.id})`
        return after.position - 1
      }
      yield* sql`update ${table} set position = position + 2
        where ${others} and (position, id) >= (${after.position}, ${after.id})`
      return before.position + 1
    })
    yield* sql`update ${table} set position = ${position} where id = ${row.id}`
    return moved
  })

/** Moves a row and records it. */
export const moveItem = (
  sql: SqlClient.SqlClient,
  contentType: AnyContentType,
  id: string,
  place: MoveTarget,
): Effect.Effect<void, SqlError.SqlError | ItemNotFound> =>
  Effect.gen(function* () {
    const { title, from, to } = yield* placeRow(sql, contentType, id, place)
    if (from === to) return
    yield* queueMoved(sql, contentType.name, [id])
    yield* recordChange(sql, movedItem(contentType, title, from, to))
  })
