import type { Stored, Order } from '../content-type.ts'

/** Newest first; of rows with the same time, the one with the higher id. */
export const newestFirst = <A extends Stored>(rows: ReadonlyArray<A>): ReadonlyArray<A> =>
  rows.toSorted((a, b) => compare(b.createdAt, a.createdAt) || Number(b.id) - Number(a.id))

/** Sorts rows, given in the order of their positions, into the default order of their content type. */
export const inOwnOrder = <A extends Stored>(order: Order, rows: ReadonlyArray<A>): ReadonlyArray<A> => {
  if (order === 'manual') return rows
  if (order === 'newest') return newestFirst(rows)
  const value = (row: object) => String((row as Readonly<Record<string, unknown>>)[order.by])
  return rows.toSorted((a, b) => compare(value(a), value(b)))
}

export function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
