import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import type { Stored } from '#domain/content/content-type.ts'
import type { AnyContentType } from '#domain/content/content-types.ts'
import { readItem } from '#domain/language/in-language.ts'
import { snapshotOf } from '#domain/history/snapshot-of.ts'
import { Contents } from '#ports/content/contents.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { QueryRefused } from '#ports/failures.ts'
import { decodeInput } from './decode-input.ts'
import { oncePerKey } from '../jobs/idempotency.ts'
import { contentListings, itemOf, storedItemOf, translatedListings } from '../rows/content-rows.ts'
import { discard } from '../history/discard.ts'
import { insertItem, lastPosition, updateItem } from './write-item.ts'
import { itemChanged, itemGone } from '../client/item-failures.ts'
import type { Listing } from '../lists/listing.ts'
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
import type { Row } from '../lists/rows-beyond.ts'
import { orStoreFailure } from '../client/store-failure.ts'

const notOrderedByHand = new QueryRefused({ message: 'This list orders itself.', hasResponse: true })

/** Stores the items of each content type in their own table. */
export const SqlContents: Layer.Layer<Contents, StoreUnusable, SqlClient.SqlClient> = Layer.effect(
  Contents,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const languages = yield* SiteLanguages
    yield* recordLanguages(sql, languages)
    yield* refoldItems(sql)

    const rowWithId = Effect.fnUntraced(function* (
      content: AnyContentType,
      { table, selected }: Listing,
      id: string,
    ) {
      const [row] =
        yield* sql<Row>`select ${sql.literal(selected)} from ${sql(table)} where id = ${rowId(id)}`
      return row ?? (yield* itemGone(content.nouns.one))
    })
    const stored = <C extends AnyContentType>(content: C, id: string) =>
      Effect.map(rowWithId(content, translatedListings[content.name], id), (row) =>
        storedItemOf(content, row),
      )

    /** How rows are selected and read. Translations are selected and parsed only if a language is requested. */
    const reading = <C extends AnyContentType>(content: C, lang: string | undefined) =>
      lang === undefined
        ? { listing: contentListings[content.name], itemIn: (row: Row) => itemOf(content, row) }
        : {
            listing: translatedListings[content.name],
            itemIn: (row: Row) => readItem(content, storedItemOf(content, row), lang, languages),
          }

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
      list: (content, query = {}, lang) => {
        const { listing, itemIn } = reading(content, lang)
        const { translation: _t, filter: _f, searchedIn: _, ...listed } = query
        const narrowing = narrowingOf(sql, content, query)
        const search = searchIn(sql, content, query, lang, languages)
        return listPage(sql, listing, listed, { narrowing, search }).pipe(
          Effect.map((page) => ({ ...page, items: page.items.map(itemIn) })),
          orStoreFailure,
        )
      },

      get: (content, id, lang) => {
        const { listing, itemIn } = reading(content, lang)
        return rowWithId(content, listing, id).pipe(Effect.map(itemIn), orStoreFailure)
      },

      add: (content, input, key, lang) =>
        Effect.gen(function* () {
          const fields = yield* decodeInput(content, input, { languages })
          yield* refuseTaken(sql, content, fields)
          const place = yield* lastPosition(sql, content)
          const item = yield* insertItem(sql, content, fields, { createdAt: yield* now, ...place })
          yield* record(content, 'added', null, item)
          return item
        }).pipe(
          oncePerKey(sql, { kind: `${content.name}.add`, key }),
          sql.withTransaction,
          Effect.map((item) => readItem(content, item, lang, languages)),
          orStoreFailure,
        ),

      update: (content, id, { version, ...change }, lang) =>
        Effect.gen(function* () {
          const current = yield* stored(content, id)
          if (version !== undefined && version !== current.version)
            return yield* itemChanged(content.nouns.one, readItem(content, current, lang, languages))
          const fields = yield* decodeInput(content, change, { before: current, languages })
          yield* refuseTaken(sql, content, fields, id)
          const item = yield* updateItem(sql, content, current, fields, yield* now)
          yield* record(content, 'updated', current, item)
          return readItem(content, item, lang, languages)
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
