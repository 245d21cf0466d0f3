import { Effect } from 'effect'
import type { ActorRefFrom } from 'xstate'
import type { AnyContentType } from '#domain/content/content-types.ts'
import { pageSizes, type Page } from '#domain/content/list/list-query.ts'
import { arrangementMachine } from '#domain/machines/arrangement-machine.ts'
import type { Listed } from '#domain/machines/list-machine.ts'
import { Contents } from '#ports/content/contents.ts'
import type { Bridge } from '../bridge/from-effect.ts'

export type ArrangementActor = ActorRefFrom<typeof arrangementMachine>

/** The order of a content, running; nothing where the content orders itself. */
export const arrangementOf = (
  bridge: Bridge<Contents>,
  content: AnyContentType,
): ArrangementActor | undefined => {
  const { order } = content.listing
  if (order === 'newest') return undefined
  const machine = arrangementMachine.provide({
    actors: {
      fetch: bridge.reading<unknown, Page<Listed>>(() =>
        Effect.flatMap(Contents, (contents) => contents.list(content, { size: pageSizes.most })),
      ),
      save: bridge.writing(({ ids }) => Effect.flatMap(Contents, (contents) => contents.order(content, ids))),
    },
  })
  // An item has every field of its content.
  const groupOf = (item: Listed): unknown => typeof order === 'object' && Reflect.get(item, order.by)
  return bridge.start(machine, { input: { groupOf } })
}
