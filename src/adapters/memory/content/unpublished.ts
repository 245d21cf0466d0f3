import { Effect, Layer } from 'effect'
import { contentTypes, type ContentTypeName } from '#domain/content/content-types.ts'
import { pageSizes } from '#domain/content/list/list-query.ts'
import { hasWords } from '#domain/content/list/search-text.ts'
import { keyOf, type ItemRef } from '#domain/history/item-ref.ts'
import { snapshotOf } from '#domain/history/snapshot-of.ts'
import { nounOf } from '#domain/history/subject.ts'
import { searchedTitles, snapshotTitles, titlesIn } from '#domain/history/translated-titles.ts'
import { allLanguages } from '#domain/language/in-language.ts'
import { asGroup } from '#domain/language/translated-fields.ts'
import { Contents } from '#ports/content/contents.ts'
import { Unpublished, type UnpublishedDetails, type UnpublishedItem } from '#ports/content/unpublished.ts'
import type { WriteFailure } from '#ports/failures.ts'
import { itemChanged, itemGone } from '#ports/item-failures.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { isoNow } from '../store/iso-now.ts'
import { IsRecorded, makeJournal, type Journal } from '../store/journal.ts'
import { paged } from '../store/paged.ts'

interface StoredItem extends UnpublishedDetails {
  readonly listed: UnpublishedItem
  readonly putBack: Effect.Effect<number, WriteFailure>
}

/** Holds unpublished items of `Contents`. The journal must be that of the contents. */
export const MemoryUnpublished = ({ journal = makeJournal() }: { readonly journal?: Journal } = {}) =>
  Layer.effect(
    Unpublished,
    Effect.gen(function* () {
      const contents = yield* Contents
      const off = new Map<string, StoredItem>()

      const find = Effect.fnUntraced(function* (ref: ItemRef<ContentTypeName>, version?: number) {
        const found = off.get(keyOf(ref))
        if (found === undefined) return yield* itemGone(nounOf(ref.subject))
        if (version === undefined || version === found.item.version) return found
        return yield* itemChanged(nounOf(ref.subject), found.item)
      })

      return Unpublished.of({
        list: ({ subjects, search = '', ...query } = {}) =>
          paged(
            () =>
              Array.from(off.values(), ({ listed }) => listed)
                .toReversed()
                .filter(
                  (item) =>
                    (subjects === undefined || subjects.includes(item.subject)) &&
                    hasWords(searchedTitles(item), search),
                ),
            { size: pageSizes.default, ...query },
            { sortable: [], searched: [] },
          ),
        get: (ref) => find(ref).pipe(Effect.catchTag('ItemChanged', Effect.die)),
        unpublish: Effect.fnUntraced(function* (ref, version) {
          const contentType = contentTypes[ref.subject]
          const item = yield* contents.get(contentType, ref.itemId, allLanguages)
          if (version !== undefined && version !== item.version)
            return yield* itemChanged(nounOf(ref.subject), item)
          const { items } = yield* contents.list(contentType)
          const place =
            contentType.listing.order === 'newest' ? 0 : items.findIndex(({ id }) => id === ref.itemId) + 1
          yield* contents.remove(contentType, ref.itemId)
          const putBack = yield* journal.unpublished(ref)
          const { id, name } = yield* OnBehalfOf
          const listed = {
            ...ref,
            id: keyOf(ref),
            ...snapshotTitles(ref.subject, snapshotOf(item)),
            version: item.version,
            unpublishedAt: yield* isoNow,
            unpublishedBy: { id, name },
          }
          off.set(keyOf(ref), { listed, item, place, putBack })
        }),
        publish: Effect.fnUntraced(function* (ref, { version: expected, place } = {}) {
          const { item, place: former, putBack } = yield* find(ref, expected)
          const version = yield* putBack
          off.delete(keyOf(ref))
          const contentType = contentTypes[ref.subject]
          if (contentType.listing.order !== 'newest')
            yield* contents
              .move(contentType, ref.itemId, place ?? former)
              .pipe(Effect.provideService(IsRecorded, false))
          const after = snapshotOf(item)
          yield* journal.changed({ ...ref, kind: 'published', before: null, after, version })
        }),
        remove: Effect.fnUntraced(function* (ref) {
          const entry = yield* find(ref)
          const { version } = entry.item
          off.delete(keyOf(ref))
          const putBack = Effect.sync(() => {
            off.set(keyOf(ref), entry)
            return version
          })
          const titles = titlesIn(ref.subject, asGroup(entry.item).translations)
          yield* journal.movedToTrash({ ...ref, ...titles, version, before: snapshotOf(entry.item), putBack })
        }),
      })
    }),
  )
