import { Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import type { AnyContentType } from '#domain/content/content-types.ts'
import { nameOf } from '../rows/columns.ts'
import { contentListings } from '../rows/content-rows.ts'
import { recordChange } from '../history/record-activity.ts'
import { rowId } from '../client/row-id.ts'
import { contentTables, type ContentTable } from '../rows/tables.ts'

/** The most titles of an order that the history stores. */
const mostNamed = 200

/** Moves rows to the front, in the order of the given ids; the other rows follow in their present order. */
export const orderItems = (
  sql: SqlClient.SqlClient,
  contentType: AnyContentType,
  ids: ReadonlyArray<string>,
): Effect.Effect<void, SqlError.SqlError> =>
  Effect.gen(function* () {
    const { table: name, order } = contentListings[contentType.name]
    const table = sql(name)
    const { columns }: ContentTable = contentTables[contentType.name]
    const title = sql(nameOf(columns[contentType.listing.searched[0] ?? '']))
    const titles = Effect.map(
      sql<{ title: string }>`select ${title} as title from ${table}
        order by ${sql.literal(order.columns.join(', '))} limit ${mostNamed}`,
      (rows) => rows.map((row) => row.title),
    )
    const before = yield* titles
    const [first] = yield* sql<{ position: number | null }>`select min(position) as position from ${table}`
    const start = (first?.position ?? 0) - ids.length
    yield* Effect.forEach(
      ids.entries(),
      ([index, id]) => sql`update ${table} set position = ${start + index} where id = ${rowId(id)}`,
      { discard: true },
    )
    const after = yield* titles
    if (before.every((named, index) => named === after[index])) return
    yield* recordChange(sql, {
      kind: 'ordered',
      subject: contentType.name,
      itemId: '',
      before: { order: before },
      after: { order: after },
      title: contentType.nouns.many,
    })
  })
