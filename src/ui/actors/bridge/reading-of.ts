import type { Effect } from 'effect'
import type { ActorRefFrom } from 'xstate'
import { createReadingMachine } from '#domain/machines/reading-machine.ts'
import type { ReadFailure } from '#ports/failures.ts'
import type { Bridge } from './from-effect.ts'

export interface Reading<A> {
  readonly actor: ActorRefFrom<ReturnType<typeof createReadingMachine<A>>>
  readonly fetch: () => void
}

export const readingOf = <A, R>(bridge: Bridge<R>, work: Effect.Effect<A, ReadFailure, R>): Reading<A> => {
  const actor = bridge.start(
    createReadingMachine<A>().provide({ actors: { read: bridge.fromRead(() => work) } }),
  )
  return { actor, fetch: () => actor.send({ type: 'reading.fetch' }) }
}
