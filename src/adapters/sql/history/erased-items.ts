import { Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import type { ItemRef } from '#domain/history/item-ref.ts'
import type { Trashable } from '#domain/history/subject.ts'
import { filesInTrash, messagesInTrash, trashedMerged } from '../desk/thread-rows.ts'
import type { Row } from '../client/row.ts'
import { recordChange } from './record-activity.ts'

/** A row that was deleted from the trash. */
export interface Erased {
  readonly subject: Trashable
  readonly item_id: number
  readonly item: string
}

/** Records that items were erased, by their last titles in the history. Must run in a transaction. */
export const recordErased = (
  sql: SqlClient.SqlClient,
  erased: ReadonlyArray<Erased>,
): Effect.Effect<void, SqlError.SqlError> =>
  Effect.forEach(
    erased,
    Effect.fnUntraced(function* ({ subject, item_id }) {
      const itemId = String(item_id)
      const [last] = yield* sql<{ title: string }>`select title from activities
        where subject = ${subject} and item_id = ${itemId} order by id desc limit 1`
      const ref = { subject, itemId, title: last?.title ?? '' }
      yield* recordChange(sql, { ...ref, kind: 'erased', before: null, after: null })
    }),
    { discard: true },
  )

/** References to the erased items, and to the enquiries that were merged into them. */
export const refsOf = (erased: ReadonlyArray<Erased>): ReadonlyArray<ItemRef> =>
  erased.flatMap(({ subject, item_id, item }) => [
    { subject, itemId: String(item_id) },
    ...trashedMerged(JSON.parse(item).thread).map(({ id }) => ({ subject, itemId: String(id) })),
  ])

/** The references of erased mails, by which their answers to posted forms are found. */
export const referencesOf = (erased: ReadonlyArray<Erased>): ReadonlyArray<string> =>
  erased
    .map(({ item }): Row => JSON.parse(item))
    .flatMap((row) => [row, ...trashedMerged(row['thread'])])
    .flatMap(({ reference }) => (typeof reference === 'string' && reference !== '' ? reference : []))

/** The blob keys of the résumés of erased applications, and of files that came with mails. */
export const resumesOf = (erased: ReadonlyArray<Erased>): ReadonlyArray<string> =>
  erased
    .map(({ item }): { readonly resume_key?: string; readonly thread?: unknown } => JSON.parse(item))
    .flatMap(({ resume_key, thread }) => [
      ...(resume_key === undefined ? [] : [resume_key]),
      ...filesInTrash(messagesInTrash(thread)).map(({ key }) => key),
    ])
