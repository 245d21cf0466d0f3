import { Effect } from 'effect'
import type { ActorRefFrom } from 'xstate'
import type { ListQuery, Page } from '#domain/content/list/list-query.ts'
import { createListMachine, type Listed } from '#domain/machines/list-machine.ts'
import type { ReadFailure, WriteFailure } from '#ports/failures.ts'
import type { Bridge } from './from-effect.ts'

export type ListActor<Item extends Listed> = ActorRefFrom<ReturnType<typeof createListMachine<Item>>>

export interface ListRequests<Item extends Listed, R> {
  readonly list: (query: ListQuery | undefined) => Effect.Effect<Page<Item>, ReadFailure, R>
  /** Missing if the list's items cannot be removed. */
  readonly remove?: (id: string) => Effect.Effect<void, WriteFailure, R>
}

/** The list machine over a port. Removes several items one after the other. */
export const listMachineOf = <Item extends Listed, R>(
  bridge: Bridge<R>,
  { list, remove }: ListRequests<Item, R>,
) =>
  createListMachine<Item>().provide({
    actors: {
      fetch: bridge.fromRead(({ query }) => list(query)),
      ...(remove && {
        remove: bridge.fromWrite(({ ids }) => Effect.forEach(ids, remove, { discard: true })),
      }),
    },
  })

/** Fetches a list again, with its last query. One that no screen has asked for would be fetched whole. */
export const refetch = <Item extends Listed>(list: ListActor<Item>): void => {
  const { query, total } = list.getSnapshot().context
  if (query !== undefined || total !== undefined) list.send({ type: 'list.fetch', query })
}
