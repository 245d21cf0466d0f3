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
import { titleOf } from '#domain/history/subject.ts'
import { Contents } from '#ports/content/contents.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { inputRefused, ItemChanged, orRefused, QueryRefused } from '#ports/failures.ts'
import { simulate, type Behaviour } from '../store/behaviour.ts'
import { makeJournal, type Journal } from '../store/journal.ts'
import { inOwnOrder } from '#domain/content/list/own-order.ts'
import { paged } from '../store/paged.ts'
import { makeTable } from '../store/table.ts'

export interface MemoryContentsOptions extends Behaviour {
  /** The first items, in the order of their positions. Ids, versions and times may be given. */
  readonly items?: {
    readonly [Name in ContentTypeName]?: ReadonlyArray<
      ContentInput<(typeof contentTypes)[Name]> & Partial<Stored>
    >
  }
  /** Records changes and stores deleted items. */
  readonly journal?: Journal
}

const notOrderedByHand = new QueryRefused({ message: 'This list orders itself', hasResponse: true })

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
        Object.values(contentTypes).map((content) => [
          content.name,
          makeTable<ContentInput<AnyContentType>>(content.nouns.one, items[content.name]),
        ]),
      )
      // Each content type is stored by its own name; the types of a map cannot express this.
      const tableOf = <C extends AnyContentType>(content: C) =>
        tables.get(content.name) as unknown as ReturnType<typeof makeTable<ContentInput<C>>>
      const { read, write } = simulate(behaviour)

      /** Refuses texts that another item has. */
      const checked = <C extends AnyContentType>(
        content: C,
        saved: ReturnType<typeof savedInput<C>>,
        id?: string,
      ) =>
        Effect.tap(orRefused(saved), (fields) => {
          const others = tableOf(content)
            .rows()
            .filter((row) => row.id !== id)
          const found = uniqueTexts(content, fields).find(({ field, text }) =>
            others.some((other) => asGroup(other)[field] === text),
          )
          return found === undefined ? Effect.void : inputRefused(found.taken)
        })

      const record = (
        content: AnyContentType,
        kind: 'added' | 'updated',
        before: Stored | null,
        after: Stored,
      ) =>
        journal.changed({
          kind,
          subject: content.name,
          itemId: after.id,
          before: before && snapshotOf(before),
          after: snapshotOf(after),
          version: after.version,
        })
      const titlesOf = (content: AnyContentType) =>
        inOwnOrder(content.listing.order, tableOf(content).rows()).map((item) =>
          titleOf(content.name, snapshotOf(item)),
        )

      return Contents.of({
        list: <C extends AnyContentType>(content: C, query: ContentQuery = {}, lang?: string) => {
          const { translation, filter, searchedIn = furtherTags(languages), ...rest } = query
          const rows = (): ReadonlyArray<Item<C>> =>
            inOwnOrder(content.listing.order, tableOf(content).rows()).filter(
              (item) =>
                (filter === undefined || meets(item, filter)) &&
                (translation === undefined ||
                  translationState(content, asGroup(item), translation.lang) === translation.state),
            )
          const listing = {
            ...content.listing,
            textsOf: (item: Item<C>) =>
              searchedTexts(content, asGroup(item), lang, [languages[0].tag, ...searchedIn]),
          }
          const isWhole = translation === undefined && filter === undefined
          const asked = isWhole ? rest : { size: pageSizes.default, ...rest }
          const shown = Effect.map(paged(rows, asked, listing), (page) => ({
            ...page,
            items: page.items.map((item) => readItem(content, item, lang, languages)),
          }))
          return read(shown)
        },
        get: (content, id, lang) =>
          read(Effect.map(tableOf(content).get(id), (item) => readItem(content, item, lang, languages))),
        add: (content, input, key, lang) =>
          write(
            Effect.gen(function* () {
              const existing = new Set(tableOf(content).rows())
              const item = yield* tableOf(content).add(
                checked(content, savedInput(content, input, { languages })),
                key,
              )
              if (!existing.has(item)) yield* record(content, 'added', null, item)
              return readItem(content, item, lang, languages)
            }),
          ),
        update: (content, id, { version, ...change }, lang) =>
          write(
            Effect.gen(function* () {
              const before = yield* tableOf(content).get(id)
              const item = yield* tableOf(content)
                .update(id, version, () =>
                  checked(content, savedInput(content, change, { before, languages }), id),
                )
                .pipe(
                  Effect.catchTag('ItemChanged', ({ message, hasResponse }) => {
                    const current = readItem(content, before, lang, languages)
                    return Effect.fail(new ItemChanged({ message, hasResponse, current }))
                  }),
                )
              yield* record(content, 'updated', before, item)
              return readItem(content, item, lang, languages)
            }),
            () =>
              tableOf(content)
                .rows()
                .find((row) => row.id === id),
          ),
        remove: (content, id) =>
          write(
            Effect.gen(function* () {
              const { row, putBack } = yield* tableOf(content).take(id)
              const ref = { subject: content.name, itemId: id, version: row.version }
              yield* journal.discarded({ ...ref, before: snapshotOf(row), putBack })
            }),
          ),
        order: (content, ids) =>
          content.listing.order === 'newest'
            ? Effect.fail(notOrderedByHand)
            : write(
                Effect.gen(function* () {
                  const before = titlesOf(content)
                  yield* tableOf(content).order(ids)
                  const after = titlesOf(content)
                  if (before.join('\n') === after.join('\n')) return
                  const ref = { subject: content.name, itemId: '', title: content.nouns.many }
                  const snapshots = { before: { order: before }, after: { order: after } }
                  yield* journal.changed({ ...ref, ...snapshots, kind: 'ordered' })
                }),
              ),
        move: (content, id, place) => {
          const { order } = content.listing
          if (order === 'newest') return Effect.fail(notOrderedByHand)
          return write(
            Effect.gen(function* () {
              const item = yield* tableOf(content).get(id)
              const rows = inOwnOrder(order, tableOf(content).rows())
              const groupOf = (row: object): unknown =>
                typeof order === 'object' && Reflect.get(row, order.by)
              const after = moved(rows, { id, to: place === 'last' ? rows.length : place - 1 }, groupOf)
              const [from, to] = [rows.indexOf(item) + 1, after.indexOf(item) + 1]
              if (from === to) return
              yield* tableOf(content).order(after.map((row) => row.id))
              const title = titleOf(content.name, snapshotOf(item))
              yield* journal.changed(movedItem(content, title, from, to))
            }),
          )
        },
      })
    }),
  )
