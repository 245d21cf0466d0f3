import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import type { Stored } from '#domain/content/content-type.ts'
import type { AnyContentType } from '#domain/content/content-types.ts'
import { snapshotOf } from '#domain/history/snapshot-of.ts'
import { Contents } from '#ports/content/contents.ts'
import { QueryRefused } from '#ports/failures.ts'
import { decodeInput } from './decode-input.ts'
import { oncePerKey } from '../jobs/idempotency.ts'
import { rowOf, contentListings, itemOf } from '../rows/content-rows.ts'
import { discard } from '../history/discard.ts'
import { insertItem, lastPosition } from './insert-item.ts'
import { itemChanged, itemGone } from '../client/item-failures.ts'
import { listPage } from '../lists/list-page.ts'
import { moveItem } from './move-item.ts'
import { now } from '../client/now.ts'
import { orderItems } from './order-items.ts'
import { recordChange } from '../history/record-activity.ts'
import { rowId } from '../client/row-id.ts'
import type { Row } from '../lists/rows-beyond.ts'
import { orStoreFailure } from '../client/store-failure.ts'

const notOrderedByHand = new QueryRefused({ message: 'This list orders itself.', hasResponse: true })

/** Stores the items of each content type in their own table. */
export const SqlContents: Layer.Layer<Contents, never, SqlClient.SqlClient> = Layer.effect(
  Contents,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    const get = Effect.fnUntraced(function* <C extends AnyContentType>(content: C, id: string) {
      const { table, selected } = contentListings[content.name]
      const [row] =
        yield* sql<Row>`select ${sql.literal(selected)} from ${sql(table)} where id = ${rowId(id)}`
      return row === undefined ? yield* itemGone(content.nouns.one) : itemOf(content, row)
    })

    const record = (
      content: AnyContentType,
      kind: 'added' | 'updated',
      before: Stored | null,
      after: Stored,
    ) =>
      recordChange(sql, {
        kind,
        subject: content.name,
        itemId: after.id,
        before: before && snapshotOf(before),
        after: snapshotOf(after),
        version: after.version,
      })

    return Contents.of({
      list: (content, query) =>
        listPage(sql, contentListings[content.name], query).pipe(
          Effect.map((page) => ({ ...page, items: page.items.map((row) => itemOf(content, row)) })),
          orStoreFailure,
        ),

      get: (content, id) => orStoreFailure(get(content, id)),

      add: (content, input, key) =>
        Effect.gen(function* () {
          const fields = yield* decodeInput(content, input)
          const place = yield* lastPosition(sql, content)
          const item = yield* insertItem(sql, content, fields, { createdAt: yield* now, ...place })
          yield* record(content, 'added', null, item)
          return item
        }).pipe(oncePerKey(sql, { kind: `${content.name}.add`, key }), sql.withTransaction, orStoreFailure),

      update: (content, id, { version, ...change }) =>
        Effect.gen(function* () {
          const current = yield* get(content, id)
          if (version !== undefined && version !== current.version)
            return yield* itemChanged(content.nouns.one, current)
          const fields = yield* decodeInput(content, { ...current, ...change })
          const row = { ...rowOf(content, fields), version: current.version + 1, updated_at: yield* now }
          const { table, selected } = contentListings[content.name]
          const [updated = {}] = yield* sql<Row>`
            update ${sql(table)} set ${sql.update(row)} where id = ${rowId(id)} returning ${sql.literal(selected)}`
          const item = itemOf(content, updated)
          yield* record(content, 'updated', current, item)
          return item
        }).pipe(sql.withTransaction, orStoreFailure),

      remove: (content, id) =>
        discard(sql, { subject: content.name, itemId: id }).pipe(sql.withTransaction, orStoreFailure),

      order: (content, ids) =>
        content.listing.order === 'newest'
          ? Effect.fail(notOrderedByHand)
          : orderItems(sql, content, ids).pipe(sql.withTransaction, orStoreFailure),

      move: (content, id, place) =>
        content.listing.order === 'newest'
          ? Effect.fail(notOrderedByHand)
          : moveItem(sql, content, id, place).pipe(sql.withTransaction, orStoreFailure),
    })
  }),
)
