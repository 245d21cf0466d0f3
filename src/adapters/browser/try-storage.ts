import { Effect } from 'effect'

/** Uses browser storage; returns `fallback` if it is full or forbidden. */
export const tryStorage = <A>(use: () => A, fallback: A): Effect.Effect<A> =>
  Effect.sync(() => {
    try {
      return use()
    } catch {
      return fallback
    }
  })
