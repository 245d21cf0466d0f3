import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { contentTypes, type ContentTypeName } from '#domain/content/content-types.ts'
import { searchWords } from '#domain/content/list/search-text.ts'
import { keyOf, type ItemRef } from '#domain/history/item-ref.ts'
import { snapshotOf } from '#domain/history/snapshot-of.ts'
import { nounOf, snapshotTitle } from '#domain/history/subject.ts'
import { titlesIn } from '#domain/history/translated-titles.ts'
import { allLanguages, readItem } from '#domain/language/in-language.ts'
import { furtherTags } from '#domain/language/language.ts'
import { Unpublished, type UnpublishedItem } from '#ports/content/unpublished.ts'
import { itemChanged, itemGone } from '#ports/item-failures.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { rowId } from '../client/row-id.ts'
import { orStoreFailure } from '../client/store-failure.ts'
import { placeOf, placeRow } from '../content/move-item.ts'
import { lastPlace } from '../content/write-item.ts'
import { putIntoTrash } from '../history/move-to-trash.ts'
import { putBackRow, takeRow } from '../history/moved-rows.ts'
import { refuseTaken } from '../content/refuse-taken.ts'
import { recordUses } from '../files/picture-uses.ts'
import { recordChange } from '../history/record-activity.ts'
import { filteredPage } from '../lists/filtered-page.ts'
import { newestRowsFirst, type ListedTable } from '../lists/listed-table.ts'
import type { Row } from '../client/row.ts'
import { itemOfRow, storedItemOf, type StoredTranslations } from '../rows/content-rows.ts'
import { storeUnpublished, type Unpublishing } from './store-unpublished.ts'

const listing: ListedTable = {
  table: 'unpublished',
  selected: `id, subject, item_id, title, unpublished_at, author_id, author, item ->> 'version' as version,
    coalesce(item ->> 'translations', '{}') as translations`,
  order: newestRowsFirst,
  sorts: {},
  titleKey: 'folded',
}

const unpublishedOf = (row: Row, tags: ReadonlyArray<string>): UnpublishedItem => {
  // `storeUnpublished` has stored it with a valid subject.
  const ref = { subject: row['subject'] as ContentTypeName, itemId: String(row['item_id']) }
  const { texts }: StoredTranslations = JSON.parse(String(row['translations']))
  return {
    ...ref,
    id: keyOf(ref),
    title: String(row['title']),
    ...titlesIn(ref.subject, texts, tags),
    version: Number(row['version']),
    unpublishedAt: String(row['unpublished_at']),
    unpublishedBy: { id: String(row['author_id']), name: String(row['author']) },
  }
}

interface Stored {
  readonly row: Row
  readonly unpublishing: Unpublishing
}

/** Stores unpublished items as JSON in one table, so that no read of visitors can find them. */
export const SqlUnpublished: Layer.Layer<Unpublished, never, SqlClient.SqlClient> = Layer.effect(
  Unpublished,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const languages = yield* SiteLanguages
    const tags = furtherTags(languages)

    const itemIn = (subject: ContentTypeName, row: Row) =>
      readItem(contentTypes[subject], itemOfRow(contentTypes[subject], row), allLanguages, languages)

    const find = Effect.fnUntraced(function* ({ subject, itemId }: ItemRef<ContentTypeName>) {
      const [found] = yield* sql<Unpublishing & { readonly item: string }>`
        select item, place, unpublished_at, author_id, author from unpublished
          where subject = ${subject} and item_id = ${rowId(itemId)}`
      if (found === undefined) return yield* itemGone(nounOf(subject))
      const { item, ...unpublishing } = found
      const stored: Stored = { row: JSON.parse(item), unpublishing }
      return stored
    })

    const takeOut = Effect.fnUntraced(function* (ref: ItemRef<ContentTypeName>, version?: number) {
      const found = yield* find(ref)
      if (version !== undefined && version !== found.row['version'])
        return yield* itemChanged(nounOf(ref.subject), itemIn(ref.subject, found.row))
      yield* sql`delete from unpublished where subject = ${ref.subject} and item_id = ${rowId(ref.itemId)}`
      yield* recordUses(sql, { ...ref, state: 'unpublished' }, null)
      return found
    })

    return Unpublished.of({
      list: ({ subjects, search = '', ...query } = {}) => {
        const words = searchWords(search).map((word) => sql`instr(folded, ${word}) > 0`)
        const bySubject = subjects === undefined ? [] : [sql.in('subject', subjects)]
        return filteredPage(sql, listing, [...bySubject, ...words], query).pipe(
          Effect.map((page) => ({ ...page, items: page.items.map((row) => unpublishedOf(row, tags)) })),
          orStoreFailure,
        )
      },

      get: (ref) =>
        find(ref).pipe(
          Effect.map(({ row, unpublishing: { place } }) => ({ item: itemIn(ref.subject, row), place })),
          orStoreFailure,
        ),

      unpublish: (ref, version) =>
        Effect.gen(function* () {
          const contentType = contentTypes[ref.subject]
          const place =
            contentType.listing.order === 'newest' ? 0 : yield* placeOf(sql, contentType, ref.itemId)
          const { row, shown } = yield* takeRow(sql, ref)
          if (version !== undefined && version !== Number(row['version'])) {
            const current = readItem(contentType, storedItemOf(contentType, shown), allLanguages, languages)
            return yield* itemChanged(contentType.nouns.one, current)
          }
          yield* storeUnpublished(sql, ref, row, 'unpublished', { place })
        }).pipe(sql.withTransaction, orStoreFailure),

      publish: (ref, { version, place, unchecked } = {}) =>
        Effect.gen(function* () {
          const contentType = contentTypes[ref.subject]
          const { row, unpublishing } = yield* takeOut(ref, version)
          if (!unchecked) yield* refuseTaken(sql, contentType, row)
          const put = yield* putBackRow(sql, ref.subject, {
            ...row,
            ...(yield* lastPlace(sql, contentType)),
          })
          const rank = place ?? (unpublishing.place || undefined)
          if (rank !== undefined && contentType.listing.order !== 'newest')
            yield* placeRow(sql, contentType, ref.itemId, rank)
          const after = snapshotOf(storedItemOf(contentType, put))
          const change = { before: null, after, version: Number(row['version']) + 1 }
          yield* recordChange(sql, { ...ref, kind: 'published', ...change })
        }).pipe(sql.withTransaction, orStoreFailure),

      remove: (ref) =>
        Effect.gen(function* () {
          const { row, unpublishing } = yield* takeOut(ref)
          const before = snapshotOf(itemOfRow(contentTypes[ref.subject], row))
          yield* putIntoTrash(sql, {
            ...ref,
            row: { ...row, unpublishing },
            title: snapshotTitle(ref.subject, before),
            before,
            wasLive: false,
          })
        }).pipe(sql.withTransaction, orStoreFailure),
    })
  }),
)
