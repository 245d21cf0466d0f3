import { Effect } from 'effect'

/** Asks a storage that may be full, or that the visitor has forbidden; then the answer is `otherwise`. */
export const stored = <A>(ask: () => A, otherwise: A): Effect.Effect<A> =>
  Effect.sync(() => {
    try {
      return ask()
    } catch {
      return otherwise
    }
  })
