import type { Effect } from 'effect'
import type { ActorRefFrom } from 'xstate'
import { readingMachine } from '#domain/machines/reading-machine.ts'
import type { ReadFailure } from '#ports/failures.ts'
import type { Bridge } from './from-effect.ts'

/** A running reading; it remembers for its readers of what type the value is. */
export interface Reading<A> {
  readonly actor: ActorRefFrom<typeof readingMachine>
  readonly fetch: () => void
  readonly of?: A
}

export const readingOf = <A, R>(bridge: Bridge<R>, work: Effect.Effect<A, ReadFailure, R>): Reading<A> => {
  const actor = bridge.start(
    readingMachine.provide({ actors: { read: bridge.reading<unknown, unknown>(() => work) } }),
  )
  return { actor, fetch: () => actor.send({ type: 'reading.fetch' }) }
}
