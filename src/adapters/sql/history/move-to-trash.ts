import { Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import { fold } from '#domain/content/list/search-text.ts'
import type { Snapshot } from '#domain/history/activity.ts'
import type { ItemRef } from '#domain/history/item-ref.ts'
import type { Trashable } from '#domain/history/subject.ts'
import { searchedTitles, titlesIn } from '#domain/history/translated-titles.ts'
import { asGroup } from '#domain/language/translated-fields.ts'
import type { ItemNotFound } from '#ports/failures.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { trashableRows } from './trashable-rows.ts'
import { takeRow } from './moved-rows.ts'
import { moveAddress } from '../redirects/move-address.ts'
import { now } from '../client/now.ts'
import { recordChange } from './record-activity.ts'
import { rowId } from '../client/row-id.ts'
import type { Row } from '../client/row.ts'

interface Trashed extends ItemRef<Trashable> {
  readonly row: Row
  readonly title: string
  readonly before: Snapshot
  /** Whether visitors could see the item. */
  readonly wasLive: boolean
}

/** Moves an item to the trash, with all columns of its row. Must run in a transaction. */
export const moveToTrash = (
  sql: SqlClient.SqlClient,
  ref: ItemRef<Trashable>,
): Effect.Effect<void, ItemNotFound | SqlError.SqlError> =>
  Effect.gen(function* () {
    const { snapshotOf, nameOf, contentType } = trashableRows[ref.subject]
    const { row, shown } = yield* takeRow(sql, ref)
    if (contentType !== undefined) yield* moveAddress(sql, contentType, { before: shown })
    yield* putIntoTrash(sql, { ...ref, row, title: nameOf(shown), before: snapshotOf(shown), wasLive: true })
  })

/** Stores a row in the trash and records that it was deleted. Its drafts are hidden until it returns. */
export const putIntoTrash = (
  sql: SqlClient.SqlClient,
  { subject, itemId, row, title, before, wasLive }: Trashed,
): Effect.Effect<void, SqlError.SqlError> =>
  Effect.gen(function* () {
    const { id, name } = yield* OnBehalfOf
    const entry = {
      subject,
      item_id: rowId(itemId),
      title,
      folded: fold(searchedTitles({ title, ...titlesIn(subject, asGroup(before).translations) })),
      deleted_at: yield* now,
      author_id: id,
      author: name,
      item: JSON.stringify(row),
      was_live: wasLive ? 1 : 0,
    }
    yield* sql`insert into trash ${sql.insert(entry)}`
    yield* sql`update drafts set is_aside = 1 where subject = ${subject} and item_id = ${rowId(itemId)}`
    const version = Number(row['version'])
    yield* recordChange(sql, {
      kind: 'deleted',
      subject,
      itemId,
      before,
      after: null,
      version,
      hidden: !wasLive,
    })
  })
