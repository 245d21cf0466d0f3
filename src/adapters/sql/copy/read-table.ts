import { createHash } from 'node:crypto'
import { Array, Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import { withoutNul } from '../client/postgres-connection.ts'
import { placeOfRow, rowsBeyond, withoutPlace } from '../lists/rows-beyond.ts'
import type { Row } from '../client/row.ts'
import type { Place } from '../lists/cursor.ts'

/** Rows per statement. */
const chunk = 500

export interface Summary {
  readonly rows: number
  /** A hash of the rows; the same on SQLite and PostgreSQL. */
  readonly digest: string
}

const hashedText = (row: Row): string =>
  withoutNul(
    JSON.stringify(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1))),
  ).replaceAll('\\u0000', '\u{FFFD}')

/** Reads a whole table in chunks, passing each to `use`, and returns its size and hash. */
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
        limit: chunk,
      })
      const chunkRows = found.map(withoutPlace)
      for (const row of chunkRows) digest.update(hashedText(row))
      rows += chunkRows.length
      if (Array.isArrayNonEmpty(chunkRows)) yield* use(chunkRows)
      const last = found.length === chunk ? found.at(-1) : undefined
      place = last && placeOfRow(order, last)
    } while (place !== undefined)
    return { rows, digest: digest.digest('hex') }
  })
