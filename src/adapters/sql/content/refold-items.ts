import { Effect } from 'effect'
import type { SqlClient } from 'effect/sql'
import { contentTypes, type AnyContentType } from '#domain/content/content-types.ts'
import { asGroup, type TranslatedFields } from '#domain/language/translated-fields.ts'
import { rowId } from '../client/row-id.ts'
import { StoreUnusable } from '../client/store-unusable.ts'
import { indexTexts } from '../languages/translated-texts.ts'
import type { Row } from '../client/row.ts'
import { foldedOf, storedItemOf, translatedListings } from '../rows/content-rows.ts'

const searchesGroups = (contentType: AnyContentType) => {
  const { groups = {} }: TranslatedFields = contentType
  return contentType.listing.searched.some((field) => field in groups)
}

/**
 * Folds the texts of items whose folded text a migration has emptied, because SQL cannot fold. Only lists of groups need
 * it, which few content types have; their tables are small.
 */
export const refoldItems = (sql: SqlClient.SqlClient): Effect.Effect<void, StoreUnusable> =>
  Effect.forEach(
    Object.values<AnyContentType>(contentTypes).filter(searchesGroups),
    Effect.fnUntraced(function* (contentType) {
      const { table, selected } = translatedListings[contentType.name]
      const emptied = sql<Row>`select ${sql.literal(selected)} from ${sql(table)} where folded = ''`
      if ((yield* emptied).length === 0) return
      yield* Effect.gen(function* () {
        for (const row of yield* emptied) {
          const item = storedItemOf(contentType, row)
          yield* sql`update ${sql(table)} set folded = ${foldedOf(contentType, asGroup(item))}
            where id = ${rowId(item.id)}`
          yield* indexTexts(sql, contentType, item)
        }
      }).pipe(sql.withTransaction)
    }),
    { discard: true },
  ).pipe(
    Effect.mapError(
      (cause) => new StoreUnusable({ message: 'The search index could not be brought up to date.', cause }),
    ),
  )
