import { Effect } from 'effect'
import type { ListQuery, Page } from '#domain/content/list/list-query.ts'
import { listMachine, type Listed } from '#domain/machines/list-machine.ts'
import type { ReadFailure, WriteFailure } from '#ports/failures.ts'
import type { Bridge } from './from-effect.ts'

export interface ListCalls<R> {
  readonly list: (query: ListQuery | undefined) => Effect.Effect<Page<Listed>, ReadFailure, R>
  /** Where somebody may remove. */
  readonly remove?: (id: string) => Effect.Effect<void, WriteFailure, R>
}

/** The list machine over a port. Several items are removed one after the other. */
export const listOf = <R>(bridge: Bridge<R>, { list, remove }: ListCalls<R>) =>
  listMachine.provide({
    actors: {
      fetch: bridge.reading(({ query }) => list(query)),
      ...(remove && {
        remove: bridge.writing(({ ids }) => Effect.forEach(ids, remove, { discard: true })),
      }),
    },
  })
