import type { Effect } from 'effect'
import { detailsMachine } from '#domain/machines/details-machine.ts'
import type { Listed } from '#domain/machines/list-machine.ts'
import type { ReadFailure } from '#ports/failures.ts'
import type { Bridge } from './from-effect.ts'

/** The details machine over a port. */
export const detailsOf = <R>(bridge: Bridge<R>, get: (id: string) => Effect.Effect<Listed, ReadFailure, R>) =>
  detailsMachine.provide({ actors: { find: bridge.reading(({ id }) => get(id)) } })
