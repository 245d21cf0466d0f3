import { Array, Clock, Context, Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import { networkOf } from '#domain/session/network-of.ts'
import { TriedTooOften } from '#ports/failures.ts'
import { within } from '../client/within.ts'

/** How many accepted forms of visitors may come from one address within so many milliseconds; any number unless somebody provides it. */
export const VisitorLimit = Context.Reference<{ readonly most: number; readonly within: number } | undefined>(
  'sahilan/adapters/sql/VisitorLimit',
  { defaultValue: () => undefined },
)

interface Accepted {
  readonly address: string
  readonly count: number
  readonly oldest: string
}

const iso = (time: number) => new Date(time).toISOString()

/**
 * Counts forms of visitors by the addresses that they come from, or refuses all of them. Belongs into the transaction that
 * stores them: what is refused or fails does not count, and processes that take forms at the same time count together.
 */
export const limited = (sql: SqlClient.SqlClient, limit: (typeof VisitorLimit)['Service']) =>
  Effect.fnUntraced(function* (
    from: ReadonlyArray<{ readonly visitorAddress?: string | undefined }>,
  ): Effect.fn.Return<void, TriedTooOften | SqlError.SqlError> {
    const addresses = from.flatMap(({ visitorAddress }) =>
      visitorAddress === undefined ? [] : networkOf(visitorAddress),
    )
    if (limit === undefined || !Array.isArrayNonEmpty(addresses)) return
    const { most, within: window } = limit
    const now = yield* Clock.currentTimeMillis
    yield* sql`delete from accepted_forms where not ${within(sql, 'accepted_at', now, window)}`
    const accepted = yield* sql<Accepted>`
      select address, count(*) as count, min(accepted_at) as oldest from accepted_forms
      where ${sql.in('address', addresses)} group by address`
    for (const address of new Set(addresses)) {
      const { count, oldest } = accepted.find((one) => one.address === address) ?? {
        count: 0,
        oldest: iso(now),
      }
      if (count + addresses.filter((one) => one === address).length <= most) continue
      return yield* new TriedTooOften({
        message: 'Too many forms in a short time. Try again later.',
        answered: true,
        retryAfter: Math.min(Date.parse(oldest) + window - now, window) / 1_000,
      })
    }
    const rows = Array.map(addresses, (address) => ({ address, accepted_at: iso(now) }))
    yield* sql`insert into accepted_forms ${sql.insert(rows)}`
  })
