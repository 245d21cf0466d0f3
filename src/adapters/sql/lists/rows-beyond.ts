import type { Effect } from 'effect'
import type { SqlClient, SqlError, Statement } from 'effect/sql'
import type { ListedTable, RowOrder } from './listed-table.ts'
import type { Row } from '../client/row.ts'
import type { Place } from './cursor.ts'

interface Beyond {
  readonly order: RowOrder
  readonly filter: Statement.Fragment | undefined
  /** Only rows after it are read, or before it if `backwards`. */
  readonly place: Place | undefined
  readonly backwards: boolean
  readonly limit: number
  readonly skip?: number
}

/** Reads the rows after a place, nearest first. Every order has an index, so no row before the place is scanned. */
export const rowsBeyond = (
  sql: SqlClient.SqlClient,
  { table, selected }: ListedTable,
  { order, filter, place, backwards, limit, skip = 0 }: Beyond,
): Effect.Effect<ReadonlyArray<Row>, SqlError.SqlError> => {
  const descending = order.descending !== backwards
  const columns = order.columns.join(', ')
  const placeColumns = order.columns.map((column, index) => `${column} as place_${index}`).join(', ')
  const towards = order.columns.map((column) => `${column} ${descending ? 'desc' : 'asc'}`).join(', ')
  const conditions = [
    ...(filter === undefined ? [] : [filter]),
    ...(place === undefined
      ? []
      : [
          sql`(${sql.literal(columns)}) ${sql.literal(descending ? '<' : '>')} (${sql.csv(place.map((part) => sql`${part}`))})`,
        ]),
  ]
  return sql<Row>`select ${sql.literal(`${selected}, ${placeColumns}`)} from ${sql(table)} where ${sql.and(conditions)}
    order by ${sql.literal(towards)} limit ${limit} offset ${skip}`
}

/** The place of a row that `rowsBeyond` has read. */
export const placeOfRow = (order: RowOrder, row: Row): Place =>
  order.columns.map((_, index) => row[`place_${index}`] as string | number)

/** A row of `rowsBeyond` without the columns of its place. */
export const withoutPlace = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !name.startsWith('place_')))
