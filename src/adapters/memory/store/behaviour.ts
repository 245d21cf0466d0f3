import { Effect } from 'effect'
import type { ReadFailure, WriteFailure } from '#ports/failures.ts'

interface Behaving {
  /** Milliseconds before each result. */
  readonly latency?: number
  /** The failure of every read or write. That of a write may depend on the current item. */
  readonly failing?: {
    readonly reads?: ReadFailure
    readonly writes?: WriteFailure | ((current: unknown) => WriteFailure)
  }
}

/** Delays and failures of a memory adapter, for stories of loading and error states. */
export interface Behaviour extends Behaving {
  /** Called at each request for the fields that are not given. */
  readonly changing?: () => Behaving
}

export const simulate = ({ changing, ...fixed }: Behaviour) => {
  const withBehaviour = <A, E, F>(
    work: Effect.Effect<A, E>,
    failureOf: (failing: NonNullable<Behaving['failing']>) => F | undefined,
  ): Effect.Effect<A, E | F> =>
    Effect.suspend(() => {
      const { latency = 0, failing = {} } = { ...changing?.(), ...fixed }
      const failure = failureOf(failing)
      const result: Effect.Effect<A, E | F> = failure === undefined ? work : Effect.fail(failure)
      return latency === 0 ? result : Effect.delay(result, latency)
    })
  return {
    read: <A, E>(work: Effect.Effect<A, E>) => withBehaviour(work, ({ reads }) => reads),
    /** `current` returns the item that is written to. */
    write: <A, E>(work: Effect.Effect<A, E>, current: () => unknown = () => undefined) =>
      withBehaviour(work, ({ writes }) => (typeof writes === 'function' ? writes(current()) : writes)),
  }
}
