import { Clock, Context, Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import { TriedTooOften } from '#ports/failures.ts'

/** How many accepted forms of visitors may come from one address within so many milliseconds; any number unless somebody provides it. */
export const VisitorLimit = Context.Reference<{ readonly most: number; readonly within: number } | undefined>(
  'sahilan/adapters/sql/VisitorLimit',
  { defaultValue: () => undefined },
)

const iso = (time: number) => new Date(time).toISOString()

/**
 * Counts a form of a visitor, or refuses it. Belongs into the transaction that stores the form: what is refused or fails does
 * not count, and processes that take forms at the same time count together.
 */
export const limited = (sql: SqlClient.SqlClient, limit: (typeof VisitorLimit)['Service']) =>
  Effect.fnUntraced(function* (
    address: string | undefined,
  ): Effect.fn.Return<void, TriedTooOften | SqlError.SqlError> {
    if (limit === undefined || address === undefined) return
    const { most, within } = limit
    const now = yield* Clock.currentTimeMillis
    const since = iso(now - within)
    yield* sql`delete from accepted_forms where accepted_at <= ${since}`
    const [{ count, oldest } = { count: 0, oldest: null }] = yield* sql<{
      count: number
      oldest: string | null
    }>`select count(*) as count, min(accepted_at) as oldest from accepted_forms where address = ${address}`
    if (oldest !== null && count >= most) {
      return yield* new TriedTooOften({
        message: 'Too many forms in a short time. Try again later.',
        answered: true,
        retryAfter: (Date.parse(oldest) + within - now) / 1_000,
      })
    }
    yield* sql`insert into accepted_forms ${sql.insert({ address, accepted_at: iso(now) })}`
  })
