import { Array, Clock, Context, Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import { networkOf } from '#domain/sign-in/session/network-of.ts'
import { forms as words } from '#domain/wording/en/site/forms.ts'
import { TriedTooOften } from '#ports/failures.ts'
import { within } from '../client/time-conditions.ts'

/** How many forms are accepted from one network within so many milliseconds; unlimited by default. */
export const VisitorLimit = Context.Reference<
  { readonly maximum: number; readonly within: number } | undefined
>('sahilan/adapters/sql/VisitorLimit', { defaultValue: () => undefined })

interface AcceptedForms {
  readonly address: string
  readonly count: number
  readonly oldest: string
}

const iso = (time: number) => new Date(time).toISOString()

/**
 * Counts forms by their networks, or refuses all of them if a network exceeds the limit. Must run in the transaction
 * that stores the forms, so that only stored forms count and concurrent processes share the limit.
 */
export const limited = (sql: SqlClient.SqlClient, limit: (typeof VisitorLimit)['Service']) =>
  Effect.fnUntraced(function* (
    forms: ReadonlyArray<{ readonly visitorAddress?: string | undefined }>,
  ): Effect.fn.Return<void, TriedTooOften | SqlError.SqlError> {
    const addresses = forms.flatMap(({ visitorAddress }) =>
      visitorAddress === undefined ? [] : networkOf(visitorAddress),
    )
    if (limit === undefined || !Array.isArrayNonEmpty(addresses)) return
    const { maximum, within: window } = limit
    const now = yield* Clock.currentTimeMillis
    yield* sql`delete from accepted_forms where not ${within(sql, 'accepted_at', now, window)}`
    const accepted = yield* sql<AcceptedForms>`
      select address, count(*) as count, min(accepted_at) as oldest from accepted_forms
      where ${sql.in('address', addresses)} group by address`
    for (const address of new Set(addresses)) {
      const { count, oldest } = accepted.find((one) => one.address === address) ?? {
        count: 0,
        oldest: iso(now),
      }
      if (count + addresses.filter((one) => one === address).length <= maximum) continue
      return yield* new TriedTooOften({
        message: words.refusals.tooOften,
        retryAfter: Math.min(Date.parse(oldest) + window - now, window) / 1_000,
      })
    }
    const rows = Array.map(addresses, (address) => ({ address, accepted_at: iso(now) }))
    yield* sql`insert into accepted_forms ${sql.insert(rows)}`
  })
