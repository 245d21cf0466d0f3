import { Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import { contentTypes, type ContentTypeName } from '#domain/content/content-types.ts'
import { fold } from '#domain/content/list/search-text.ts'
import type { ChangeKind } from '#domain/history/activity.ts'
import type { ItemRef } from '#domain/history/item-ref.ts'
import { picturesIn } from '#domain/history/pictures-in.ts'
import { snapshotOf } from '#domain/history/snapshot-of.ts'
import { searchedTitles, snapshotTitles } from '#domain/history/translated-titles.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { newId } from '../client/new-id.ts'
import { now } from '../client/now.ts'
import { rowId } from '../client/row-id.ts'
import { recordUses } from '../files/picture-uses.ts'
import { recordChange } from '../history/record-activity.ts'
import type { Row } from '../client/row.ts'
import { itemOfRow } from '../rows/content-rows.ts'

/** What is stored beside the row of an unpublished item, also while it is in the trash. */
export interface Unpublishing {
  /** Its rank in the list, from 1; 0 if the order decides alone. */
  readonly place: number
  readonly unpublished_at: string
  readonly author_id: string
  readonly author: string
}

/** Stores a row that visitors do not see, as unpublished now unless it was before. Must run in a transaction. */
export const storeUnpublished = (
  sql: SqlClient.SqlClient,
  { subject, itemId }: ItemRef<ContentTypeName>,
  row: Row,
  kind: Extract<ChangeKind, 'restored' | 'unpublished'>,
  before: Partial<Unpublishing> = {},
): Effect.Effect<void, SqlError.SqlError> =>
  Effect.gen(function* () {
    const snapshot = snapshotOf(itemOfRow(contentTypes[subject], row))
    const { id, name } = yield* OnBehalfOf
    const titles = snapshotTitles(subject, snapshot)
    const unpublished = {
      ...(yield* newId),
      subject,
      item_id: rowId(itemId),
      title: titles.title,
      folded: fold(searchedTitles(titles)),
      pictures: JSON.stringify(picturesIn(subject, snapshot)),
      place: 0,
      unpublished_at: yield* now,
      author_id: id,
      author: name,
      ...before,
      item: JSON.stringify(row),
    }
    yield* sql`insert into unpublished ${sql.insert(unpublished)}`
    yield* recordUses(sql, { state: 'unpublished', subject, itemId }, snapshot)
    const states = kind === 'restored' ? { before: null, after: snapshot } : { before: snapshot, after: null }
    const hidden = kind === 'restored'
    yield* recordChange(sql, { kind, subject, itemId, ...states, version: Number(row['version']), hidden })
  })
