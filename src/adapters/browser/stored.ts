import { Effect } from 'effect'

/** Uses a storage that may be full or forbidden; succeeds with `otherwise` then. */
export const stored = <A>(use: () => A, otherwise: A): Effect.Effect<A> =>
  Effect.sync(() => {
    try {
      return use()
    } catch {
      return otherwise
    }
  })
