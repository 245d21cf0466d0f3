import { Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import type { AnyContentType, ContentInput, Item } from '#domain/content/content-types.ts'
import { recordReferences } from '../links/record-references.ts'
import { moveAddress } from '../redirects/move-address.ts'
import { indexTexts } from '../languages/translated-texts.ts'
import { rowOf, contentListings, storedItemOf, translatedListings } from '../rows/content-rows.ts'
import { newId } from '../client/new-id.ts'
import { rowId } from '../client/row-id.ts'
import type { Row } from '../client/row.ts'

interface Placing {
  readonly createdAt: string
  /** Absent if the list is not ordered by hand. */
  readonly position?: number
}

/** Inserts decoded input as a new row. */
export const insertItem = <C extends AnyContentType>(
  sql: SqlClient.SqlClient,
  contentType: C,
  input: ContentInput<C>,
  { createdAt, position }: Placing,
): Effect.Effect<Item<C>, SqlError.SqlError> => {
  const { table, selected } = translatedListings[contentType.name]
  const row = {
    version: 1,
    created_at: createdAt,
    updated_at: createdAt,
    ...(position !== undefined && { position }),
    ...rowOf(contentType, input),
  }
  const inserted = Effect.flatMap(
    newId,
    (id) => sql<Row>`
      insert into ${sql(table)} ${sql.insert({ ...id, ...row })} returning ${sql.literal(selected)}`,
  )
  return Effect.tap(written(sql, contentType, inserted), (after) => moveAddress(sql, contentType, { after }))
}

/** Replaces the fields of an item by decoded input, as its next version. */
export const updateItem = <C extends AnyContentType>(
  sql: SqlClient.SqlClient,
  contentType: C,
  current: Item<C>,
  input: ContentInput<C>,
  updatedAt: string,
): Effect.Effect<Item<C>, SqlError.SqlError> => {
  const { table, selected } = translatedListings[contentType.name]
  const row = { ...rowOf(contentType, input), version: current.version + 1, updated_at: updatedAt }
  const updated = written(
    sql,
    contentType,
    sql<Row>`update ${sql(table)} set ${sql.update(row)} where id = ${rowId(current.id)}
      returning ${sql.literal(selected)}`,
  )
  return Effect.tap(updated, (after) => moveAddress(sql, contentType, { before: current, after }))
}

/** The item of a written row. What other tables derive from an item is written here, in the same transaction. */
const written = <C extends AnyContentType>(
  sql: SqlClient.SqlClient,
  contentType: C,
  writing: Effect.Effect<ReadonlyArray<Row>, SqlError.SqlError>,
): Effect.Effect<Item<C>, SqlError.SqlError> =>
  writing.pipe(
    Effect.map(([row = {}]) => storedItemOf(contentType, row)),
    Effect.tap((item) => indexTexts(sql, contentType, item)),
    Effect.tap((item) =>
      recordReferences(sql, { state: 'live', subject: contentType.name, itemId: item.id }, { ...item }),
    ),
  )

/** The column that puts a row after all others; `{}` if the list is not ordered by hand. */
export const lastPlace = (
  sql: SqlClient.SqlClient,
  contentType: AnyContentType,
): Effect.Effect<{ position?: number }, SqlError.SqlError> =>
  contentType.listing.order === 'newest'
    ? Effect.succeed({})
    : Effect.map(
        sql<{
          position: number
        }>`select coalesce(max(position), 0) + 1 as position from ${sql(contentListings[contentType.name].table)}`,
        ([last]) => last ?? {},
      )
