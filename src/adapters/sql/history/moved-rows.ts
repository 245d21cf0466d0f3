import { Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import { fold } from '#domain/content/list/search-text.ts'
import type { ItemRef } from '#domain/history/item-ref.ts'
import { nounOf, type Trashable } from '#domain/history/subject.ts'
import { asGroup } from '#domain/language/translated-fields.ts'
import type { ItemNotFound } from '#ports/failures.ts'
import { itemGone } from '#ports/item-failures.ts'
import { kindOfSubject } from '#domain/mail/mail-kind.ts'
import { threadFromTrash, threadToTrash } from '../desk/thread-rows.ts'
import { trashableRows } from './trashable-rows.ts'
import { now } from '../client/now.ts'
import { rowId } from '../client/row-id.ts'
import { recordReferences } from '../links/record-references.ts'
import { moveAddress } from '../redirects/move-address.ts'
import { forgetTexts, indexTexts } from '../languages/translated-texts.ts'
import type { Row } from '../client/row.ts'
import { foldedOf, storedItemOf } from '../rows/content-rows.ts'

interface TakenRow {
  /** All columns. */
  readonly row: Row
  /** As `trashableRows` selects it. */
  readonly shown: Row
}

/** Removes an item's row, to be stored elsewhere whole. Must run in a transaction. */
export const takeRow = (
  sql: SqlClient.SqlClient,
  { subject, itemId }: ItemRef<Trashable>,
): Effect.Effect<TakenRow, ItemNotFound | SqlError.SqlError> =>
  Effect.gen(function* () {
    const { table, contentType, selected } = trashableRows[subject]
    const kind = kindOfSubject(subject)
    const thread = kind && (yield* threadToTrash(sql, kind, rowId(itemId)))
    const [shown] =
      yield* sql<Row>`select ${sql.literal(selected)} from ${sql(table)} where id = ${rowId(itemId)}`
    const [row] = yield* sql<Row>`delete from ${sql(table)} where id = ${rowId(itemId)} returning *`
    if (shown === undefined || row === undefined) return yield* itemGone(nounOf(subject))
    if (contentType !== undefined) {
      yield* forgetTexts(sql, contentType, itemId)
      yield* recordReferences(sql, { state: 'live', subject: contentType.name, itemId }, null)
    }
    return { row: { ...row, ...(thread && { thread }) }, shown }
  })

/** Puts a row back as its next version, and returns it as `trashableRows` selects it. */
export const putBackRow = (
  sql: SqlClient.SqlClient,
  subject: Trashable,
  row: Row,
): Effect.Effect<Row, SqlError.SqlError> =>
  Effect.gen(function* () {
    const { table, contentType, selected, folded } = trashableRows[subject]
    // An older version of the program may have folded the texts otherwise.
    const refolded = Object.fromEntries(
      folded.filter((column) => column in row).map((column) => [column, fold(String(row[column]))]),
    )
    const { thread, ...columns } = row
    const next = { ...columns, ...refolded, version: Number(row['version']) + 1, updated_at: yield* now }
    const [put = {}] = yield* sql<Row>`
      insert into ${sql(table)} ${sql.insert(next)} returning ${sql.literal(selected)}`
    yield* threadFromTrash(sql, thread)
    if (contentType !== undefined) {
      const item = storedItemOf(contentType, put)
      // It may have been removed before one of its fields was searched.
      yield* sql`update ${sql(table)} set folded = ${foldedOf(contentType, asGroup(item))} where id = ${rowId(item.id)}`
      yield* indexTexts(sql, contentType, item)
      yield* recordReferences(sql, { state: 'live', subject: contentType.name, itemId: item.id }, { ...item })
      yield* moveAddress(sql, contentType, { after: item })
    }
    return put
  })
