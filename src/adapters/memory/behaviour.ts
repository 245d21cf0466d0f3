import { Effect } from 'effect'
import type { ReadFailure, WriteFailure } from '#ports/failures.ts'

/** How a memory adapter behaves, so that stories can show waiting and failing. */
export interface Behaviour {
  /** Milliseconds before each answer. */
  readonly latency?: number
  /** What every read or write answers instead of doing its work. */
  readonly failing?: { readonly reads?: ReadFailure; readonly writes?: WriteFailure }
}

export const behaving = ({ latency = 0, failing = {} }: Behaviour) => {
  const answered = <A, E, F>(work: Effect.Effect<A, E>, failure: F | undefined): Effect.Effect<A, E | F> => {
    const answer: Effect.Effect<A, E | F> = failure === undefined ? work : Effect.fail(failure)
    return latency === 0 ? answer : Effect.delay(answer, latency)
  }
  return {
    read: <A, E>(work: Effect.Effect<A, E>) => answered(work, failing.reads),
    write: <A, E>(work: Effect.Effect<A, E>) => answered(work, failing.writes),
  }
}
