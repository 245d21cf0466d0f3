import { Clock, Effect } from 'effect'
import { networkOf } from '#domain/sign-in/session/network-of.ts'
import { TriedTooOften } from '#ports/failures.ts'

/** Networks that are remembered; beyond that the oldest is forgotten. */
const maxNetworks = 10_000

/** Remembers rate-limited networks until their window ends, so that a flood from one of them costs no transactions. */
export const rateLimitedNetworks = () => {
  const refused = new Map<string, { readonly message: string; readonly at: number; readonly until: number }>()

  const remember = (network: string, now: number, { message, retryAfter }: TriedTooOften) => {
    const [oldest] = refused.keys()
    if (oldest !== undefined && refused.size >= maxNetworks) refused.delete(oldest)
    refused.set(network, { message, at: now, until: now + retryAfter * 1_000 })
  }

  return (address: string) =>
    <A, E, R>(send: Effect.Effect<A, E, R>): Effect.Effect<A, E | TriedTooOften, R> =>
      Effect.flatMap(Clock.currentTimeMillis, (now): Effect.Effect<A, E | TriedTooOften, R> => {
        const network = networkOf(address)
        const { message, at, until } = refused.get(network) ?? { message: '', at: 0, until: 0 }
        // A time in the future comes from a clock that was wrong.
        if (at <= now && now < until)
          return Effect.fail(new TriedTooOften({ message, retryAfter: (until - now) / 1_000 }))
        refused.delete(network)
        return Effect.tapError(send, (error) =>
          Effect.sync(() => error instanceof TriedTooOften && remember(network, now, error)),
        )
      })
}
