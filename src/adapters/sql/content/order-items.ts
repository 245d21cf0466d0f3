import { Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import type { AnyContentType } from '#domain/content/content-types.ts'
import { columnName } from '../rows/columns.ts'
import { contentListings } from '../rows/content-rows.ts'
import { recordChange } from '../history/record-activity.ts'
import { queueMoved } from '../connections/queue-event.ts'
import { rowId } from '../client/row-id.ts'
import { contentTables, type ContentTable } from '../rows/tables.ts'

/** The most items of an order that the history and webhooks name. */
const maxNamed = 200

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
    const title = sql(columnName(columns[contentType.listing.searched[0] ?? '']))
    const listed = sql<{ id: number; title: string }>`select id, ${title} as title from ${table}
      order by ${sql.literal(order.columns.join(', '))}`
    const before = yield* listed
    const [first] = yield* sql<{ position: number | null }>`select min(position) as position from ${table}`
    const start = (first?.position ?? 0) - ids.length
    yield* Effect.forEach(
      ids.entries(),
      ([index, id]) => sql`update ${table} set position = ${start + index} where id = ${rowId(id)}`,
      { discard: true },
    )
    const after = yield* listed
    const moved = after.filter(({ id }, index) => id !== before[index]?.id)
    const [firstMoved] = moved
    if (firstMoved === undefined) return
    yield* queueMoved(
      sql,
      contentType.name,
      moved.slice(0, maxNamed).map(({ id }) => String(id)),
    )
    // From the top of the list, unless all that moved is further down.
    const place = after.indexOf(firstMoved)
    const top = place < maxNamed ? 0 : place
    const titlesOf = (rows: typeof after) => rows.slice(top, top + maxNamed).map((row) => row.title)
    yield* recordChange(sql, {
      kind: 'ordered',
      subject: contentType.name,
      itemId: '',
      before: { order: titlesOf(before) },
      after: { order: titlesOf(after) },
      title: contentType.nouns.many,
    })
  })
