import type { Effect } from 'effect'
import type { ActorRefFrom } from 'xstate'
import { createDetailsMachine } from '#domain/machines/details-machine.ts'
import type { Listed } from '#domain/machines/list-machine.ts'
import type { ReadFailure } from '#ports/failures.ts'
import type { Bridge } from './from-effect.ts'

export type DetailsActor<Item extends Listed> = ActorRefFrom<ReturnType<typeof createDetailsMachine<Item>>>

export const detailsOf = <Item extends Listed, R>(
  bridge: Bridge<R>,
  get: (id: string) => Effect.Effect<Item, ReadFailure, R>,
) => createDetailsMachine<Item>().provide({ actors: { find: bridge.fromRead(({ id }) => get(id)) } })
