import { Effect } from 'effect'
import type { ActorRefFrom } from 'xstate'
import type { AnyContentType, Item } from '#domain/content/content-types.ts'
import { pageSizes } from '#domain/content/list/list-query.ts'
import { createArrangementMachine } from '#domain/machines/arrangement-machine.ts'
import type { Listed } from '#domain/machines/list-machine.ts'
import { Contents } from '#ports/content/contents.ts'
import type { Bridge } from '../bridge/from-effect.ts'

export type ArrangementActor<Row extends Listed> = ActorRefFrom<
  ReturnType<typeof createArrangementMachine<Row>>
>

/** The arrangement machine of a content type, started; `undefined` if its items cannot be reordered. */
export const arrangementOf = <C extends AnyContentType>(
  bridge: Bridge<Contents>,
  contentType: C,
): ArrangementActor<Item<C>> | undefined => {
  const { order } = contentType.listing
  if (order === 'newest') return undefined
  const machine = createArrangementMachine<Item<C>>().provide({
    actors: {
      fetch: bridge.fromRead(() =>
        Effect.flatMap(Contents, (contents) => contents.list(contentType, { size: pageSizes.max })),
      ),
      save: bridge.fromWrite(({ ids }) =>
        Effect.flatMap(Contents, (contents) => contents.order(contentType, ids)),
      ),
    },
  })
  // An item has every field of its content type.
  const groupOf = (item: Item<C>): unknown => typeof order === 'object' && Reflect.get(item, order.by)
  return bridge.start(machine, { input: { groupOf } })
}
