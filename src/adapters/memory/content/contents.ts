import { Effect, Layer } from 'effect'
import { moved } from '#domain/content/list/arrangement.ts'
import type { Stored } from '#domain/content/content-type.ts'
import {
  contentTypes,
  type AnyContentType,
  type ContentTypeName,
  type ContentInput,
  type Item,
} from '#domain/content/content-types.ts'
import { savedInput } from '#domain/content/item/saved-input.ts'
import { uniqueTexts } from '#domain/content/item/unique-texts.ts'
import { meets } from '#domain/content/list/item-filter.ts'
import { pageSizes, type ContentQuery } from '#domain/content/list/list-query.ts'
import { readItem } from '#domain/language/in-language.ts'
import { searchedTexts } from '#domain/language/searched-texts.ts'
import { furtherTags } from '#domain/language/language.ts'
import { asGroup } from '#domain/language/translated-fields.ts'
import { translationState } from '#domain/language/translation-state.ts'
import { movedItem } from '#domain/history/moved-item.ts'
import { snapshotOf } from '#domain/history/snapshot-of.ts'
import { snapshotTitle } from '#domain/history/subject.ts'
import { titlesIn } from '#domain/history/translated-titles.ts'
import { Contents } from '#ports/content/contents.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { inputRefused, ItemChanged, orRefused, QueryRefused } from '#ports/failures.ts'
import { simulate, type Behaviour } from '../store/behaviour.ts'
import { makeJournal, type Journal } from '../store/journal.ts'
import { inOwnOrder } from '#domain/content/list/own-order.ts'
import { paged } from '../store/paged.ts'
import { makeTable } from '../store/table.ts'

export interface MemoryContentsOptions extends Behaviour {
  /** The first items, in the order of their places. Ids, versions and times may be given. */
  readonly items?: {
    readonly [Name in ContentTypeName]?: ReadonlyArray<
      ContentInput<(typeof contentTypes)[Name]> & Partial<Stored>
    >
  }
  /** Records changes and stores deleted items. */
  readonly journal?: Journal
}

const notOrderedByHand = new QueryRefused({ message: 'This list is not ordered by hand' })

/** Stores items as long as the layer lives, for tests and stories. */
export const MemoryContents = ({
  items = {},
  journal = makeJournal(),
  ...behaviour
}: MemoryContentsOptions = {}) =>
  Layer.effect(
    Contents,
    Effect.gen(function* () {
      const languages = yield* SiteLanguages
      const tables = new Map(
        Object.values(contentTypes).map((contentType) => [
          contentType.name,
          makeTable<ContentInput<AnyContentType>>(contentType.nouns.one, items[contentType.name]),
        ]),
      )
      // Each content type is stored by its own name; the types of a map cannot express this.
      const tableOf = <C extends AnyContentType>(contentType: C) =>
        tables.get(contentType.name) as unknown as ReturnType<typeof makeTable<ContentInput<C>>>
      const { read, write } = simulate(behaviour)

      /** Refuses texts that another item has. */
      const checked = <C extends AnyContentType>(
        contentType: C,
        saved: ReturnType<typeof savedInput<C>>,
        id?: string,
      ) =>
        Effect.tap(orRefused(saved), (fields) => {
          const others = tableOf(contentType)
            .rows()
            .filter((row) => row.id !== id)
          const found = uniqueTexts(contentType, fields).find(({ field, text }) =>
            others.some((other) => asGroup(other)[field] === text),
          )
          return found === undefined ? Effect.void : inputRefused(found.taken)
        })

      const record = (
        contentType: AnyContentType,
        kind: 'added' | 'updated',
        before: Stored | null,
        after: Stored,
      ) =>
        journal.changed({
          kind,
          subject: contentType.name,
          itemId: after.id,
          before: before && snapshotOf(before),
          after: snapshotOf(after),
          version: after.version,
        })
      const titlesOf = (contentType: AnyContentType) =>
        inOwnOrder(contentType.listing.order, tableOf(contentType).rows()).map((item) =>
          snapshotTitle(contentType.name, snapshotOf(item)),
        )

      return Contents.of({
        list: <C extends AnyContentType>(contentType: C, query: ContentQuery = {}, lang?: string) => {
          const { translation, filter, searchedIn = furtherTags(languages), ...rest } = query
          const rows = (): ReadonlyArray<Item<C>> =>
            inOwnOrder(contentType.listing.order, tableOf(contentType).rows()).filter(
              (item) =>
                (filter === undefined || meets(item, filter)) &&
                (translation === undefined ||
                  translationState(contentType, asGroup(item), translation.lang) === translation.state),
            )
          const listing = {
            ...contentType.listing,
            textsOf: (item: Item<C>) =>
              searchedTexts(contentType, asGroup(item), lang, [languages[0].tag, ...searchedIn]),
          }
          const isWhole = translation === undefined && filter === undefined
          const asked = isWhole ? rest : { size: pageSizes.default, ...rest }
          const shown = Effect.map(paged(rows, asked, listing), (page) => ({
            ...page,
            items: page.items.map((item) => readItem(contentType, item, lang, languages)),
          }))
          return read(shown)
        },
        get: (contentType, id, lang) =>
          read(
            Effect.map(tableOf(contentType).get(id), (item) => readItem(contentType, item, lang, languages)),
          ),
        add: (contentType, input, key, lang) =>
          write(
            Effect.gen(function* () {
              const existing = new Set(tableOf(contentType).rows())
              const item = yield* tableOf(contentType).add(
                checked(contentType, savedInput(contentType, input, { languages })),
                key,
              )
              if (!existing.has(item)) yield* record(contentType, 'added', null, item)
              return readItem(contentType, item, lang, languages)
            }),
          ),
        update: (contentType, id, { version, ...change }, lang) =>
          write(
            Effect.gen(function* () {
              const before = yield* tableOf(contentType).get(id)
              const item = yield* tableOf(contentType)
                .update(id, version, () =>
                  checked(contentType, savedInput(contentType, change, { before, languages }), id),
                )
                .pipe(
                  Effect.catchTag('ItemChanged', ({ message }) => {
                    const current = readItem(contentType, before, lang, languages)
                    return Effect.fail(new ItemChanged({ message, current }))
                  }),
                )
              yield* record(contentType, 'updated', before, item)
              return readItem(contentType, item, lang, languages)
            }),
            () =>
              tableOf(contentType)
                .rows()
                .find((row) => row.id === id),
          ),
        remove: (contentType, id) =>
          write(
            Effect.gen(function* () {
              const { row, putBack } = yield* tableOf(contentType).take(id)
              const ref = { subject: contentType.name, itemId: id, version: row.version }
              const titles = titlesIn(contentType.name, asGroup(row).translations, furtherTags(languages))
              yield* journal.movedToTrash({ ...ref, ...titles, before: snapshotOf(row), putBack })
            }),
          ),
        order: (contentType, ids) =>
          contentType.listing.order === 'newest'
            ? Effect.fail(notOrderedByHand)
            : write(
                Effect.gen(function* () {
                  const before = titlesOf(contentType)
                  yield* tableOf(contentType).order(ids)
                  const after = titlesOf(contentType)
                  if (before.join('\n') === after.join('\n')) return
                  const ref = { subject: contentType.name, itemId: '', title: contentType.nouns.many }
                  const snapshots = { before: { order: before }, after: { order: after } }
                  yield* journal.changed({ ...ref, ...snapshots, kind: 'ordered' })
                }),
              ),
        move: (contentType, id, place) => {
          const { order } = contentType.listing
          if (order === 'newest') return Effect.fail(notOrderedByHand)
          return write(
            Effect.gen(function* () {
              const item = yield* tableOf(contentType).get(id)
              const rows = inOwnOrder(order, tableOf(contentType).rows())
              const groupOf = (row: object): unknown =>
                typeof order === 'object' && Reflect.get(row, order.by)
              const after = moved(rows, { id, to: place === 'last' ? rows.length : place - 1 }, groupOf)
              const [from, to] = [rows.indexOf(item) + 1, after.indexOf(item) + 1]
              if (from === to) return
              yield* tableOf(contentType).order(after.map((row) => row.id))
              const title = snapshotTitle(contentType.name, snapshotOf(item))
              yield* journal.changed(movedItem(contentType, title, from, to))
            }),
          )
        },
      })
    }),
  )
