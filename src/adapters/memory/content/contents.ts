import { Effect, Layer, Schema } from 'effect'
import { moved } from '#domain/content/list/arrangement.ts'
import type { Stored } from '#domain/content/content-type.ts'
import {
  contentTypes,
  type AnyContentType,
  type ContentTypeName,
  type ContentInput,
  type Item,
} from '#domain/content/content-types.ts'
import { inputErrors } from '#domain/content/item/input-errors.ts'
import { movedItem } from '#domain/history/moved-item.ts'
import { snapshotOf } from '#domain/history/snapshot-of.ts'
import { titleOf } from '#domain/history/subject.ts'
import { Contents } from '#ports/content/contents.ts'
import { inputRefused, type InputRefused, QueryRefused } from '#ports/failures.ts'
import { behaving, type Behaviour } from '../store/behaviour.ts'
import { makeJournal, type Journal } from '../store/journal.ts'
import { inOwnOrder } from '../store/own-order.ts'
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
  Layer.sync(Contents, () => {
    const tables = new Map(
      Object.values(contentTypes).map((content) => [
        content.name,
        makeTable<ContentInput<AnyContentType>>(content.nouns.one, items[content.name]),
      ]),
    )
    // Each content type is stored by its own name; the types of a map cannot express this.
    const tableOf = <C extends AnyContentType>(content: C) =>
      tables.get(content.name) as unknown as ReturnType<typeof makeTable<ContentInput<C>>>
    const { read, write } = behaving(behaviour)

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
      list: <C extends AnyContentType>(content: C, query?: Parameters<typeof paged>[1]) => {
        const rows = (): ReadonlyArray<Item<C>> => inOwnOrder(content.listing.order, tableOf(content).rows())
        return read(paged(rows, query, content.listing))
      },
      get: (content, id) => read(tableOf(content).get(id)),
      add: (content, input, key) =>
        write(
          Effect.gen(function* () {
            const existing = new Set(tableOf(content).rows())
            const item = yield* tableOf(content).add(decodeInput(content, input), key)
            if (!existing.has(item)) yield* record(content, 'added', null, item)
            return item
          }),
        ),
      update: (content, id, { version, ...change }) =>
        write(
          Effect.gen(function* () {
            const before = yield* tableOf(content).get(id)
            const item = yield* tableOf(content).update(id, version, (stored) =>
              decodeInput(content, { ...stored, ...change }),
            )
            yield* record(content, 'updated', before, item)
            return item
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
            const groupOf = (row: object): unknown => typeof order === 'object' && Reflect.get(row, order.by)
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
  })

function decodeInput<C extends AnyContentType>(
  content: C,
  input: unknown,
): Effect.Effect<ContentInput<C>, InputRefused> {
  const fields = inputErrors(content, input)
  if (Object.keys(fields).length > 0) return Effect.fail(inputRefused(fields))
  const schema: Schema.ConstraintDecoder<ContentInput<C>> = content.schema
  return Effect.succeed(Schema.decodeUnknownSync(schema)(input))
}
