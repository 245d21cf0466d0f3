import { Effect } from 'effect'
import type { ReadFailure, WriteFailure } from '#ports/failures.ts'

interface Behaving {
  /** Milliseconds before each answer. */
  readonly latency?: number
  /** What every read or write answers instead of doing its work; a write may be told the item as it is now. */
  readonly failing?: {
    readonly reads?: ReadFailure
    readonly writes?: WriteFailure | ((current: unknown) => WriteFailure)
  }
}

/** How a memory adapter behaves, so that stories can show waiting and failing. */
export interface Behaviour extends Behaving {
  /** What changes while the adapter lives: asked at each call for what the other fields do not say. */
  readonly changing?: () => Behaving
}

export const behaving = ({ changing, ...fixed }: Behaviour) => {
  const answered = <A, E, F>(
    work: Effect.Effect<A, E>,
    failureOf: (failing: NonNullable<Behaving['failing']>) => F | undefined,
  ): Effect.Effect<A, E | F> =>
    Effect.suspend(() => {
      const { latency = 0, failing = {} } = { ...changing?.(), ...fixed }
      const failure = failureOf(failing)
      const answer: Effect.Effect<A, E | F> = failure === undefined ? work : Effect.fail(failure)
      return latency === 0 ? answer : Effect.delay(answer, latency)
    })
  return {
    read: <A, E>(work: Effect.Effect<A, E>) => answered(work, ({ reads }) => reads),
    /** `current` answers the item that is written to, as it is now. */
    write: <A, E>(work: Effect.Effect<A, E>, current: () => unknown = () => undefined) =>
      answered(work, ({ writes }) => (typeof writes === 'function' ? writes(current()) : writes)),
  }
}
