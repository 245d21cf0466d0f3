import { Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import type { AnyContentType } from '#domain/content/content-types.ts'
import { uniqueTexts } from '#domain/content/item/unique-texts.ts'
import { inputRefused, type InputRefused } from '#ports/failures.ts'
import { Previewing } from '#ports/server/publishing/previewing.ts'
import { rowId } from '../client/row-id.ts'
import { contentListings, columnOf } from '../rows/content-rows.ts'

/**
 * Refuses texts that another item has by now. A preview of drafts shows both. Must run in the transaction of the save.
 * @param item or its row, whose columns have the names of these fields.
 */
export const refuseTaken = (
  sql: SqlClient.SqlClient,
  contentType: AnyContentType,
  item: object,
  id = '0',
): Effect.Effect<void, InputRefused | SqlError.SqlError> =>
  Effect.gen(function* () {
    if ((yield* Previewing)?.allowsFaults) return
    for (const { field, text, taken } of uniqueTexts(contentType, item)) {
      const others = yield* sql`select id from ${sql(contentListings[contentType.name].table)}
        where ${sql(columnOf(contentType, field))} = ${text} and id <> ${rowId(id)} limit 1`
      if (others.length > 0) return yield* inputRefused(taken)
    }
  })
