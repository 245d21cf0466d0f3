import { Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import type { AnyContentType, ContentInput, Item } from '#domain/content/content-types.ts'
import { rowOf, contentListings, storedItemOf, translatedListings } from '../rows/content-rows.ts'
import type { Row } from '../lists/rows-beyond.ts'

interface Placing {
  readonly createdAt: string
  /** Absent if the list is not ordered by hand. */
  readonly position?: number
}

/** Inserts decoded input as a new row, and returns the item with its translations. */
export const insertItem = <C extends AnyContentType>(
  sql: SqlClient.SqlClient,
  content: C,
  input: ContentInput<C>,
  { createdAt, position }: Placing,
): Effect.Effect<Item<C>, SqlError.SqlError> => {
  const { table, selected } = translatedListings[content.name]
  const row = {
    version: 1,
    created_at: createdAt,
    updated_at: createdAt,
    ...(position !== undefined && { position }),
    ...rowOf(content, input),
  }
  return sql<Row>`insert into ${sql(table)} ${sql.insert(row)} returning ${sql.literal(selected)}`.pipe(
    Effect.map(([inserted = {}]) => storedItemOf(content, inserted)),
  )
}

/** The position after all others; `{}` if the list is not ordered by hand. */
export const lastPosition = (
  sql: SqlClient.SqlClient,
  content: AnyContentType,
): Effect.Effect<{ position?: number }, SqlError.SqlError> =>
  content.listing.order === 'newest'
    ? Effect.succeed({})
    : Effect.map(
        sql<{
          position: number
        }>`select coalesce(max(position), 0) + 1 as position from ${sql(contentListings[content.name].table)}`,
        ([last]) => last ?? {},
      )
