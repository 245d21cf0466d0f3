import { Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import { fold } from '#domain/content/list/search-text.ts'
import type { ItemRef } from '#domain/history/item-ref.ts'
import { nounOf, type Trashable } from '#domain/history/subject.ts'
import type { ItemNotFound } from '#ports/failures.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { discardableRows } from './discardable-rows.ts'
import { itemGone } from '../client/item-failures.ts'
import { forgetTexts } from '../languages/translated-texts.ts'
import { now } from '../client/now.ts'
import { recordChange } from './record-activity.ts'
import { rowId } from '../client/row-id.ts'
import type { Row } from '../lists/rows-beyond.ts'

/** Moves an item to the trash, with all columns of its row. Must run in a transaction. */
export const discard = (
  sql: SqlClient.SqlClient,
  { subject, itemId }: ItemRef<Trashable>,
): Effect.Effect<void, ItemNotFound | SqlError.SqlError> =>
  Effect.gen(function* () {
    const { table, content, selected, snapshotOf, nameOf } = discardableRows[subject]
    const [shown] =
      yield* sql<Row>`select ${sql.literal(selected)} from ${sql(table)} where id = ${rowId(itemId)}`
    const [row] = yield* sql<Row>`delete from ${sql(table)} where id = ${rowId(itemId)} returning *`
    if (shown === undefined || row === undefined) return yield* itemGone(nounOf(subject))
    if (content !== undefined) yield* forgetTexts(sql, content, itemId)
    const title = nameOf(shown)
    const { id, name } = yield* OnBehalfOf
    const discarded = {
      subject,
      item_id: rowId(itemId),
      title,
      folded: fold(title),
      deleted_at: yield* now,
      author_id: id,
      author: name,
      item: JSON.stringify(row),
    }
    yield* sql`insert into trash ${sql.insert(discarded)}`
    const version = Number(row['version'])
    yield* recordChange(sql, {
      kind: 'deleted',
      subject,
      itemId,
      before: snapshotOf(shown),
      after: null,
      version,
    })
  })
