import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { searchWords } from '#domain/content/list/search-text.ts'
import { keyOf, type ItemRef } from '#domain/history/item-ref.ts'
import { titlesIn } from '#domain/history/translated-titles.ts'
import type { TrashedItem } from '#domain/history/trashed-item.ts'
import { furtherTags } from '#domain/language/language.ts'
import { isContentTypeName, nounOf, type Trashable } from '#domain/history/subject.ts'
import { Blobs } from '#ports/server/files/blobs.ts'
import { PublicationClock } from '#ports/server/publishing/publication-clock.ts'
import { InputRefused } from '#ports/failures.ts'
import { Trash } from '#ports/content/trash.ts'
import { itemGone } from '#ports/item-failures.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { forgetCodes } from '../desk/receipt-codes.ts'
import { contentTypes } from '#domain/content/content-types.ts'
import { refuseTaken } from '../content/refuse-taken.ts'
import { trashableRows } from './trashable-rows.ts'
import { recordErased, refsOf, resumesOf, type Erased } from './erased-items.ts'
import { filteredPage } from '../lists/filtered-page.ts'
import { forgetHistory } from './forget-history.ts'
import { erasedResumes } from '../files/erased-resumes.ts'
import { newestRowsFirst, type ListedTable } from '../lists/listed-table.ts'
import { putBackRow } from './moved-rows.ts'
import { storeUnpublished, type Unpublishing } from '../publishing/store-unpublished.ts'
import { forgetDrafts, returnDrafts } from '../publishing/item-drafts.ts'
import { recordChange } from './record-activity.ts'
import { rowId } from '../client/row-id.ts'
import type { Row } from '../client/row.ts'
import type { StoredTranslations } from '../rows/content-rows.ts'
import { orStoreFailure } from '../client/store-failure.ts'

const listing: ListedTable = {
  table: 'trash',
  selected: `id, subject, item_id, title, deleted_at, author_id, author,
    coalesce(item ->> 'translations', '{}') as translations`,
  order: newestRowsFirst,
  sorts: {},
  titleKey: 'folded',
}

const discardedOf = (row: Row, tags: ReadonlyArray<string>): TrashedItem => {
  // `moveToTrash` has stored it with a valid subject.
  const ref = { subject: row['subject'] as Trashable, itemId: String(row['item_id']) }
  const { texts }: StoredTranslations = JSON.parse(String(row['translations']))
  return {
    ...ref,
    id: keyOf(ref),
    title: String(row['title']),
    ...titlesIn(ref.subject, texts, tags),
    deletedAt: String(row['deleted_at']),
    deletedBy: { id: String(row['author_id']), name: String(row['author']) },
  }
}

/** Stores deleted rows as JSON in one table. */
export const SqlTrash: Layer.Layer<Trash, never, SqlClient.SqlClient | Blobs> = Layer.effect(
  Trash,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const files = erasedResumes(sql, yield* Blobs)
    const clock = yield* PublicationClock
    const tags = furtherTags(yield* SiteLanguages)

    const takeOut = Effect.fnUntraced(function* ({ subject, itemId }: ItemRef<Trashable>) {
      const [row] = yield* sql<Erased & { readonly was_live: number }>`delete from trash
        where subject = ${subject} and item_id = ${rowId(itemId)} returning subject, item_id, item, was_live`
      return row ?? (yield* itemGone(nounOf(subject)))
    })

    const refuseTakenEmail = Effect.fnUntraced(function* (row: Row) {
      const { email_key: email, issuer = '', issuer_subject: subject = '' } = row
      const taken = yield* sql`select id from accounts where email_key = ${email}
        or (issuer <> '' and issuer = ${issuer} and issuer_subject = ${subject})`
      if (taken.length === 0) return
      const sentence = 'Another admin has this email by now'
      const message = `${sentence}. Change it there before this one is restored.`
      return yield* new InputRefused({ message, fields: { email: sentence } })
    })

    return Trash.of({
      list: ({ subjects, search = '', ...query } = {}) => {
        const words = searchWords(search).map((word) => sql`instr(folded, ${word}) > 0`)
        const bySubject = subjects === undefined ? [] : [sql.in('subject', subjects)]
        return filteredPage(sql, listing, [...bySubject, ...words], query).pipe(
          Effect.map((page) => ({ ...page, items: page.items.map((row) => discardedOf(row, tags)) })),
          orStoreFailure,
        )
      },

      restore: (ref) =>
        Effect.gen(function* () {
          const taken = yield* takeOut(ref)
          const { unpublishing, ...stored }: Row & { readonly unpublishing?: Unpublishing } = JSON.parse(
            taken.item,
          )
          if (ref.subject === 'account') yield* refuseTakenEmail(stored)
          yield* returnDrafts(sql, ref, yield* clock)
          if (taken.was_live === 0 && isContentTypeName(ref.subject))
            return yield* storeUnpublished(
              sql,
              { subject: ref.subject, itemId: ref.itemId },
              stored,
              'restored',
              unpublishing,
            )
          const { snapshotOf } = trashableRows[ref.subject]
          if (isContentTypeName(ref.subject)) yield* refuseTaken(sql, contentTypes[ref.subject], stored)
          const restored = yield* putBackRow(sql, ref.subject, stored)
          yield* recordChange(sql, {
            ...ref,
            kind: 'restored',
            before: null,
            after: snapshotOf(restored),
            version: Number(stored['version']) + 1,
          })
        }).pipe(sql.withTransaction, orStoreFailure),

      erase: (ref) =>
        Effect.gen(function* () {
          const erased = [yield* takeOut(ref)]
          const refs = refsOf(erased)
          yield* forgetDrafts(sql, refs)
          yield* forgetCodes(sql, refs)
          yield* forgetHistory(sql, refs)
          yield* recordErased(sql, erased)
          return yield* files.record(resumesOf(erased))
        }).pipe(sql.withTransaction, Effect.flatMap(files.remove), orStoreFailure),
    })
  }),
)
