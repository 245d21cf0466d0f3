import { Clock, Effect } from 'effect'
import { minute } from '#domain/time/durations.ts'
import { TriedTooOften } from '#ports/failures.ts'

/** Requests of one token in a minute, counted by each process. */
const maxRequests = 600

/** Fails once a token has sent too many requests in the current minute. */
export const tokenLimit = () => {
  const counts = new Map<string, number>()
  let current = 0
  return Effect.fnUntraced(function* (tokenId: string) {
    const time = yield* Clock.currentTimeMillis
    const begun = time - (time % minute)
    if (begun !== current) counts.clear()
    current = begun
    const count = (counts.get(tokenId) ?? 0) + 1
    counts.set(tokenId, count)
    if (count <= maxRequests) return
    return yield* new TriedTooOften({
      message: `A token may send ${maxRequests} requests a minute.`,
      retryAfter: Math.ceil((begun + minute - time) / 1_000),
    })
  })
}
