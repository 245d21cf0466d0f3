import { Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import {
  contentTypes,
  type AnyContentType,
  type ContentTypeName,
  type Item,
} from '#domain/content/content-types.ts'
import { fold } from '#domain/content/list/search-text.ts'
import type { ChangeKind } from '#domain/history/activity.ts'
import type { ItemRef } from '#domain/history/item-ref.ts'
import { picturesIn } from '#domain/history/pictures-in.ts'
import { snapshotOf } from '#domain/history/snapshot-of.ts'
import { titleOf } from '#domain/history/subject.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { newId } from '../client/new-id.ts'
import { now } from '../client/now.ts'
import { rowId } from '../client/row-id.ts'
import { recordChange } from '../history/record-activity.ts'
import type { Row } from '../lists/rows-beyond.ts'
import { nameOf } from '../rows/columns.ts'
import { storedItemOf } from '../rows/content-rows.ts'
import { contentTables, type ContentTable } from '../rows/tables.ts'

/** The item of a whole row, as it stands in a table. */
export const itemOfRow = (content: AnyContentType, row: Row): Item<AnyContentType> => {
  const { columns }: ContentTable = contentTables[content.name]
  const fields = Object.entries(columns).map(([field, column]) => [field, row[nameOf(column)]] as const)
  return storedItemOf(content, {
    ...Object.fromEntries(fields),
    id: row['id'],
    version: row['version'],
    createdAt: row['created_at'],
    updatedAt: row['updated_at'],
    translations: row['translations'] ?? '{}',
  })
}

/** Stores a row that visitors do not see. `place` is its rank in the list, from 1. Must run in a transaction. */
export const putOffSite = (
  sql: SqlClient.SqlClient,
  { subject, itemId }: ItemRef<ContentTypeName>,
  row: Row,
  kind: Extract<ChangeKind, 'restored' | 'unpublished'>,
  place = 0,
): Effect.Effect<void, SqlError.SqlError> =>
  Effect.gen(function* () {
    const snapshot = snapshotOf(itemOfRow(contentTypes[subject], row))
    const { id, name } = yield* OnBehalfOf
    const title = titleOf(subject, snapshot)
    const unpublished = {
      ...(yield* newId),
      subject,
      item_id: rowId(itemId),
      title,
      folded: fold(title),
      pictures: JSON.stringify(picturesIn(subject, snapshot)),
      place,
      unpublished_at: yield* now,
      author_id: id,
      author: name,
      item: JSON.stringify(row),
    }
    yield* sql`insert into unpublished ${sql.insert(unpublished)}`
    const states = kind === 'restored' ? { before: null, after: snapshot } : { before: snapshot, after: null }
    yield* recordChange(sql, { kind, subject, itemId, ...states, version: Number(row['version']) })
  })
