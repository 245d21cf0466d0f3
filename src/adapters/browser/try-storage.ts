import { Effect } from 'effect'

/** Uses a storage that may be full or forbidden; succeeds with `fallback` then. */
export const tryStorage = <A>(use: () => A, fallback: A): Effect.Effect<A> =>
  Effect.sync(() => {
    try {
      return use()
    } catch {
      return fallback
    }
  })
