import { Clock, Effect } from 'effect'
import { TriedTooOften } from '#ports/failures.ts'

/** So many addresses are remembered; beyond that the one that was refused first is forgotten. */
const most = 10_000

/**
 * Refuses by memory, until the store would take another form, whom the store has refused: so a flood from one address costs
 * no transactions, and the forms that arrive with it are not written one by one.
 */
export const rateLimitedAddresses = () => {
  const refused = new Map<string, { readonly message: string; readonly at: number; readonly until: number }>()

  const remember = (address: string, now: number, { message, retryAfter }: TriedTooOften) => {
    const [first] = refused.keys()
    if (first !== undefined && refused.size >= most) refused.delete(first)
    refused.set(address, { message, at: now, until: now + retryAfter * 1_000 })
  }

  return (address: string) =>
    <A, E, R>(send: Effect.Effect<A, E, R>): Effect.Effect<A, E | TriedTooOften, R> =>
      Effect.flatMap(Clock.currentTimeMillis, (now): Effect.Effect<A, E | TriedTooOften, R> => {
        const { message, at, until } = refused.get(address) ?? { message: '', at: 0, until: 0 }
        // A refusal in the future is one of a clock that was wrong.
        if (at <= now && now < until)
          return Effect.fail(
            new TriedTooOften({ message, answered: true, retryAfter: (until - now) / 1_000 }),
          )
        refused.delete(address)
        return Effect.tapError(send, (error) =>
          Effect.sync(() => error instanceof TriedTooOften && remember(address, now, error)),
        )
      })
}
