import { DateTime, Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import type { ItemRef } from '#domain/history/item-ref.ts'
import { draftsSubject } from '#ports/server/saves.ts'
import { countSave } from '../client/count-save.ts'
import { rowId } from '../client/row-id.ts'

/** Shows the drafts of an item again that returns from the trash. What was due meanwhile waits for a person. */
export const returnDrafts = (
  sql: SqlClient.SqlClient,
  { subject, itemId }: ItemRef,
  now: DateTime.DateTime,
): Effect.Effect<void, SqlError.SqlError> =>
  Effect.gen(function* () {
    const its = sql`subject = ${subject} and item_id = ${rowId(itemId)}`
    yield* sql`update drafts set version = version + 1, state = 'failed',
      reason = 'Its time passed while the item was deleted.'
      where ${its} and state = 'waiting' and due_at <> '' and due_at <= ${DateTime.formatIso(now)}`
    // A failed change has nothing to undo.
    yield* sql`delete from drafts
      where ${its} and reverts_id in (select id from drafts where ${its} and state = 'failed')`
    yield* sql`update drafts set is_aside = 0 where ${its}`
    yield* countSave(sql, draftsSubject)
  })

/** Deletes the drafts of items that are erased. */
export const forgetDrafts = (
  sql: SqlClient.SqlClient,
  refs: ReadonlyArray<ItemRef>,
): Effect.Effect<void, SqlError.SqlError> =>
  Effect.forEach(
    refs,
    ({ subject, itemId }) =>
      sql`delete from drafts where subject = ${subject} and item_id = ${rowId(itemId)}`,
    { discard: true },
  )
