import { Effect } from 'effect'

/** Does work once for each key: afterwards a call with the key gets the first result. */
export const oncePerKeyInMemory = () => {
  const results = new Map<string, unknown>()
  return <A, E>(key: string | undefined, work: Effect.Effect<A, E>): Effect.Effect<A, E> =>
    key === undefined
      ? work
      : Effect.suspend(() =>
          results.has(key)
            ? // The same call stored it.
              Effect.succeed(results.get(key) as A)
            : Effect.tap(work, (result) => Effect.sync(() => results.set(key, result))),
        )
}
