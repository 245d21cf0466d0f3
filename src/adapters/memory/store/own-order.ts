import type { Stored, Order } from '#domain/content/content-type.ts'

/** Newest first; of two at the same instant the one that was added later. */
export const newestFirst = <A extends Stored>(rows: ReadonlyArray<A>): ReadonlyArray<A> =>
  rows.toSorted((a, b) => compare(b.createdAt, a.createdAt) || Number(b.id) - Number(a.id))

/** Rows, given in the order of their positions, as their content lists them. */
export const inOwnOrder = <A extends Stored>(order: Order, rows: ReadonlyArray<A>): ReadonlyArray<A> => {
  if (order === 'position') return rows
  if (order === 'newest') return newestFirst(rows)
  const value = (row: object) => String((row as Readonly<Record<string, unknown>>)[order.by])
  return rows.toSorted((a, b) => compare(value(a), value(b)))
}

export function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
