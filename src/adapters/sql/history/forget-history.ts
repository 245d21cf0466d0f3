import { Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import type { ItemRef } from '#domain/history/item-ref.ts'

/**
 * Removes titles and values from the history of items; who did what and when stays. The stored response to the request
 * that added an account has its name and e-mail, and goes too. Must run in a transaction.
 */
export const forgetHistory = (
  sql: SqlClient.SqlClient,
  refs: ReadonlyArray<ItemRef>,
): Effect.Effect<void, SqlError.SqlError> =>
  Effect.forEach(
    refs,
    Effect.fnUntraced(function* ({ subject, itemId }) {
      const its = sql`subject = ${subject} and item_id = ${itemId}`
      yield* sql`delete from activity_pictures where activity_id in (select id from activities where ${its})`
      yield* sql`update activities set title = '', title_folded = '', before = 'null', after = 'null' where ${its}`
      if (subject === 'account')
        yield* sql`delete from answered_calls where call = 'account.add' and answer ->> 'id' = ${itemId}`
    }),
    { discard: true },
  )
