import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import type { Stored } from '#domain/content/content-type.ts'
import type { AnyContentType } from '#domain/content/content-types.ts'
import { readItem } from '#domain/language/in-language.ts'
import { snapshotOf } from '#domain/history/snapshot-of.ts'
import { Contents } from '#ports/content/contents.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { QueryRefused } from '#ports/failures.ts'
import { itemChanged, itemGone } from '#ports/item-failures.ts'
import { decodeInput } from './decode-input.ts'
import { oncePerKey } from '../client/idempotency.ts'
import { contentListings, itemOf, storedItemOf, translatedListings } from '../rows/content-rows.ts'
import { moveToTrash } from '../history/move-to-trash.ts'
import { insertItem, lastPlace, updateItem } from './write-item.ts'
import type { ListedTable } from '../lists/listed-table.ts'
import { listPage } from '../lists/list-page.ts'
import { recordLanguages } from '../languages/recorded-languages.ts'
import { narrowingOf, searchIn } from '../languages/translated-lists.ts'
import type { StoreUnusable } from '../client/store-unusable.ts'
import { moveItem } from './move-item.ts'
import { now } from '../client/now.ts'
import { orderItems } from './order-items.ts'
import { refoldItems } from './refold-items.ts'
import { refuseTaken } from './refuse-taken.ts'
import { recordChange } from '../history/record-activity.ts'
import { rowId } from '../client/row-id.ts'
import type { Row } from '../client/row.ts'
import { orStoreFailure } from '../client/store-failure.ts'

const notOrderedByHand = new QueryRefused({ message: 'This list is not ordered by hand.' })

/** Stores the items of each content type in their own table. */
export const SqlContents: Layer.Layer<Contents, StoreUnusable, SqlClient.SqlClient> = Layer.effect(
  Contents,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const languages = yield* SiteLanguages
    yield* recordLanguages(sql, languages)
    yield* refoldItems(sql)

    const rowWithId = Effect.fnUntraced(function* (
      contentType: AnyContentType,
      { table, selected }: ListedTable,
      id: string,
    ) {
      const [row] =
        yield* sql<Row>`select ${sql.literal(selected)} from ${sql(table)} where id = ${rowId(id)}`
      return row ?? (yield* itemGone(contentType.nouns.one))
    })
    const stored = <C extends AnyContentType>(contentType: C, id: string) =>
      Effect.map(rowWithId(contentType, translatedListings[contentType.name], id), (row) =>
        storedItemOf(contentType, row),
      )

    /** How rows are selected and read. Translations are selected and parsed only if a language is requested. */
    const reading = <C extends AnyContentType>(contentType: C, lang: string | undefined) =>
      lang === undefined
        ? { listing: contentListings[contentType.name], itemIn: (row: Row) => itemOf(contentType, row) }
        : {
            listing: translatedListings[contentType.name],
            itemIn: (row: Row) => readItem(contentType, storedItemOf(contentType, row), lang, languages),
          }

    const record = (
      contentType: AnyContentType,
      kind: 'added' | 'updated',
      before: Stored | null,
      after: Stored,
    ) =>
      recordChange(sql, {
        kind,
        subject: contentType.name,
        itemId: after.id,
        before: before && snapshotOf(before),
        after: snapshotOf(after),
        version: after.version,
      })

    return Contents.of({
      list: (contentType, query = {}, lang) => {
        const { listing, itemIn } = reading(contentType, lang)
        const { translation: _t, filter: _f, searchedIn: _, ...listed } = query
        const narrowing = narrowingOf(sql, contentType, query)
        const search = searchIn(sql, contentType, query, lang, languages)
        return listPage(sql, listing, listed, { narrowing, search }).pipe(
          Effect.map((page) => ({ ...page, items: page.items.map(itemIn) })),
          orStoreFailure,
        )
      },

      get: (contentType, id, lang) => {
        const { listing, itemIn } = reading(contentType, lang)
        return rowWithId(contentType, listing, id).pipe(Effect.map(itemIn), orStoreFailure)
      },

      add: (contentType, input, key, lang) =>
        Effect.gen(function* () {
          const fields = yield* decodeInput(contentType, input, { languages })
          yield* refuseTaken(sql, contentType, fields)
          const place = yield* lastPlace(sql, contentType)
          const item = yield* insertItem(sql, contentType, fields, { createdAt: yield* now, ...place })
          yield* record(contentType, 'added', null, item)
          return item
        }).pipe(
          oncePerKey(sql, { kind: `${contentType.name}.add`, key }),
          sql.withTransaction,
          Effect.map((item) => readItem(contentType, item, lang, languages)),
          orStoreFailure,
        ),

      update: (contentType, id, { version, ...change }, lang) =>
        Effect.gen(function* () {
          const current = yield* stored(contentType, id)
          if (version !== undefined && version !== current.version)
            return yield* itemChanged(contentType.nouns.one, readItem(contentType, current, lang, languages))
          const fields = yield* decodeInput(contentType, change, { before: current, languages })
          yield* refuseTaken(sql, contentType, fields, id)
          const item = yield* updateItem(sql, contentType, current, fields, yield* now)
          yield* record(contentType, 'updated', current, item)
          return readItem(contentType, item, lang, languages)
        }).pipe(sql.withTransaction, orStoreFailure),

      remove: (contentType, id) =>
        moveToTrash(sql, { subject: contentType.name, itemId: id }).pipe(sql.withTransaction, orStoreFailure),

      order: (contentType, ids) =>
        contentType.listing.order === 'newest'
          ? Effect.fail(notOrderedByHand)
          : orderItems(sql, contentType, ids).pipe(sql.withTransaction, orStoreFailure),

      move: (contentType, id, place) =>
        contentType.listing.order === 'newest'
          ? Effect.fail(notOrderedByHand)
          : moveItem(sql, contentType, id, place).pipe(sql.withTransaction, orStoreFailure),
    })
  }),
)
