import { createHash } from 'node:crypto'
import { Array, Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import { withoutNul } from '../client/postgres-connection.ts'
import { placeOfRow, rowsBeyond, type Row } from '../lists/rows-beyond.ts'
import type { Place } from '../lists/cursor.ts'

/** Rows that are read and written at once. */
const chunk = 500

export interface Summary {
  readonly rows: number
  /** The same for the same rows, in whichever database they are. */
  readonly digest: string
}

/** Leaves out what was selected to read on from. */
const plain = (row: Row): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !name.startsWith('mark_')))

const written = (row: Row): string =>
  withoutNul(
    JSON.stringify(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1))),
  ).replaceAll('\\u0000', '\u{FFFD}')

/** Reads a table from one end to the other, some rows at a time. */
export const readTable = <E = never>(
  sql: SqlClient.SqlClient,
  table: string,
  columns: ReadonlyArray<string>,
  use: (rows: Array.NonEmptyReadonlyArray<Record<string, unknown>>) => Effect.Effect<unknown, E> = () =>
    Effect.void,
): Effect.Effect<Summary, E | SqlError.SqlError> =>
  Effect.gen(function* () {
    const order = { columns, descending: false }
    const listing = { table, selected: '*', order, sorts: {}, titleKey: '' }
    const digest = createHash('sha256')
    let rows = 0
    let place: Place | undefined
    do {
      const found = yield* rowsBeyond(sql, listing, {
        order,
        filter: undefined,
        place,
        backwards: false,
        most: chunk,
      })
      const kept = found.map(plain)
      for (const row of kept) digest.update(written(row))
      rows += kept.length
      if (Array.isArrayNonEmpty(kept)) yield* use(kept)
      const last = found.length === chunk ? found.at(-1) : undefined
      place = last && placeOfRow(order, last)
    } while (place !== undefined)
    return { rows, digest: digest.digest('hex') }
  })
