import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { deadAfter, failuresAfter, type DeadOutsideLink } from '#domain/addresses/links/outside-result.ts'
import { itemGone } from '#ports/item-failures.ts'
import { OutsideLinks } from '#ports/server/links/outside-links.ts'
import { now } from '../client/now.ts'
import { orStoreFailure } from '../client/store-failure.ts'

interface DeadRow {
  readonly target: string
  readonly result: string
  readonly failing_since: string
  readonly asked_at: string
  readonly ignored: number
}

const deadOf = ({ target, result, failing_since, asked_at, ignored }: DeadRow): DeadOutsideLink => ({
  target,
  result,
  since: failing_since,
  checkedAt: asked_at,
  ignored: ignored === 1,
})

/** Stores the last result of each outside link, and how often it failed in a row. */
export const SqlOutsideLinks: Layer.Layer<OutsideLinks, never, SqlClient.SqlClient> = Layer.effect(
  OutsideLinks,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const change = (target: string, changed: Record<string, string | number>) =>
      Effect.gen(function* () {
        const found =
          yield* sql`update outside_links set ${sql.update(changed)} where target = ${target} returning target`
        if (found.length === 0) return yield* itemGone('address')
      }).pipe(sql.withTransaction, orStoreFailure)
    return OutsideLinks.of({
      dead: sql<DeadRow>`select target, result, failing_since, asked_at, ignored from outside_links
        where failures >= ${deadAfter}`.pipe(
        Effect.map((rows) => rows.map(deadOf)),
        orStoreFailure,
      ),
      due: (before) =>
        Effect.gen(function* () {
          yield* sql`delete from outside_links where target not in (select target from links)`
          const due = yield* sql<{ target: string }>`select target from
            (select distinct target from links where lower(target) like 'http%') published
            left join outside_links asked using (target)
            where asked_at is null or asked_at <= ${before} order by asked_at is null or asked_at <> '', target`
          return due.map(({ target }) => target)
        }).pipe(sql.withTransaction, orStoreFailure),
      record: (target, result) =>
        Effect.gen(function* () {
          const asked_at = yield* now
          const [former] = yield* sql<{ failures: number; failing_since: string }>`
            select failures, failing_since from outside_links where target = ${target}`
          const failures = failuresAfter(former?.failures ?? 0, result)
          const failing_since = failures === 0 ? '' : former?.failing_since || asked_at
          yield* sql`insert into outside_links ${sql.insert({ target, asked_at, result, failures, failing_since })}
            on conflict (target) do update set asked_at = excluded.asked_at, result = excluded.result,
              failures = excluded.failures, failing_since = excluded.failing_since`
        }).pipe(sql.withTransaction, orStoreFailure),
      checkAgain: (target) => change(target, { asked_at: '' }),
      ignore: (target, ignored) => change(target, { ignored: ignored ? 1 : 0 }),
    })
  }),
)
