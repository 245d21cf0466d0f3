import type { Effect } from 'effect'
import type { SqlClient, SqlError, Statement } from 'effect/sql'
import type { Listing, RowOrder } from './listing.ts'
import type { Place } from './cursor.ts'

export type Row = Readonly<Record<string, unknown>>

interface Beyond {
  readonly order: RowOrder
  readonly filter: Statement.Fragment | undefined
  /** Rows on the other side of it are left out. */
  readonly place: Place | undefined
  readonly backwards: boolean
  readonly most: number
  readonly skip?: number
}

/** Rows from a place on, nearest first: each list order has an index, so that none before the place is touched. */
export const rowsBeyond = (
  sql: SqlClient.SqlClient,
  { table, selected }: Listing,
  { order, filter, place, backwards, most, skip = 0 }: Beyond,
): Effect.Effect<ReadonlyArray<Row>, SqlError.SqlError> => {
  const descending = order.descending !== backwards
  const columns = order.columns.join(', ')
  const marked = order.columns.map((column, at) => `${column} as mark_${at}`).join(', ')
  const towards = order.columns.map((column) => `${column} ${descending ? 'desc' : 'asc'}`).join(', ')
  const conditions = [
    ...(filter === undefined ? [] : [filter]),
    ...(place === undefined
      ? []
      : [
          sql`(${sql.literal(columns)}) ${sql.literal(descending ? '<' : '>')} (${sql.csv(place.map((part) => sql`${part}`))})`,
        ]),
  ]
  return sql<Row>`select ${sql.literal(`${selected}, ${marked}`)} from ${sql(table)} where ${sql.and(conditions)}
    order by ${sql.literal(towards)} limit ${most} offset ${skip}`
}

/** Where a row of `rowsBeyond` stands in its order. */
export const placeOfRow = (order: RowOrder, row: Row): Place =>
  order.columns.map((_, at) => row[`mark_${at}`] as string | number)
