import { Clock, Effect } from 'effect'
import { TriedTooOften } from '#ports/failures.ts'

/** Addresses that are remembered; beyond that the oldest is forgotten. */
const maxAddresses = 10_000

/** Remembers rate-limited addresses until their window ends, so that a flood from one address costs no transactions. */
export const rateLimitedAddresses = () => {
  const refused = new Map<string, { readonly message: string; readonly at: number; readonly until: number }>()

  const remember = (address: string, now: number, { message, retryAfter }: TriedTooOften) => {
    const [oldest] = refused.keys()
    if (oldest !== undefined && refused.size >= maxAddresses) refused.delete(oldest)
    refused.set(address, { message, at: now, until: now + retryAfter * 1_000 })
  }

  return (address: string) =>
    <A, E, R>(send: Effect.Effect<A, E, R>): Effect.Effect<A, E | TriedTooOften, R> =>
      Effect.flatMap(Clock.currentTimeMillis, (now): Effect.Effect<A, E | TriedTooOften, R> => {
        const { message, at, until } = refused.get(address) ?? { message: '', at: 0, until: 0 }
        // A time in the future comes from a clock that was wrong.
        if (at <= now && now < until)
          return Effect.fail(
            new TriedTooOften({ message, hasResponse: true, retryAfter: (until - now) / 1_000 }),
          )
        refused.delete(address)
        return Effect.tapError(send, (error) =>
          Effect.sync(() => error instanceof TriedTooOften && remember(address, now, error)),
        )
      })
}
