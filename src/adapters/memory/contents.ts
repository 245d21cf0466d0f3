import { Effect, Layer, Schema } from 'effect'
import type { Kept } from '#domain/content/content.ts'
import {
  contents,
  type AnyContent,
  type ContentName,
  type Draft,
  type Item,
} from '#domain/content/contents.ts'
import { draftErrors } from '#domain/content/draft-errors.ts'
import { Contents } from '#ports/contents.ts'
import { type DraftRefused, QueryRefused } from '#ports/failures.ts'
import { behaving, type Behaviour } from './behaviour.ts'
import { draftRefused } from './draft-refused.ts'
import { inOwnOrder } from './own-order.ts'
import { paged } from './paged.ts'
import { makeTable } from './table.ts'

export interface MemoryContentsOptions extends Behaviour {
  /** What is there at first, in the order of its positions; what the store adds to a draft may be given. */
  readonly items?: {
    readonly [Name in ContentName]?: ReadonlyArray<Draft<(typeof contents)[Name]> & Partial<Kept>>
  }
}

/** Contents that live as long as the layer, for tests and stories. */
export const MemoryContents = ({ items = {}, ...behaviour }: MemoryContentsOptions = {}) =>
  Layer.sync(Contents, () => {
    const tables = new Map(
      Object.values(contents).map((content) => [
        content.name,
        makeTable<Draft<AnyContent>>(content.nouns.one, items[content.name]),
      ]),
    )
    // The map holds every content under its own name only; the compiler cannot follow that.
    const tableOf = <C extends AnyContent>(content: C) =>
      tables.get(content.name) as unknown as ReturnType<typeof makeTable<Draft<C>>>
    const { read, write } = behaving(behaviour)

    return Contents.of({
      list: <C extends AnyContent>(content: C, query?: Parameters<typeof paged>[1]) => {
        const rows = (): ReadonlyArray<Item<C>> => inOwnOrder(content.listing.order, tableOf(content).rows())
        return read(paged(rows, query, content.listing))
      },
      get: (content, id) => read(tableOf(content).get(id)),
      add: (content, draft, key) => write(tableOf(content).add(accepted(content, draft), key)),
      update: (content, id, { version, ...change }) =>
        write(tableOf(content).update(id, version, (item) => accepted(content, { ...item, ...change }))),
      remove: (content, id) => write(tableOf(content).remove(id)),
      order: (content, ids) =>
        content.listing.order === 'newest'
          ? Effect.fail(new QueryRefused({ message: 'This list orders itself', answered: true }))
          : write(tableOf(content).order(ids)),
    })
  })

function accepted<C extends AnyContent>(content: C, draft: unknown): Effect.Effect<Draft<C>, DraftRefused> {
  const fields = draftErrors(content, draft)
  if (Object.keys(fields).length > 0) return Effect.fail(draftRefused(fields))
  const schema: Schema.ConstraintDecoder<Draft<C>> = content.schema
  return Effect.succeed(Schema.decodeUnknownSync(schema)(draft))
}
