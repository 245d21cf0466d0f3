import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { deadAfter, failuresAfter, type DeadOutsideLink } from '#domain/links/outside-result.ts'
import { OutsideLinks } from '#ports/server/outside-links.ts'
import { now } from '../client/now.ts'
import { orStoreFailure } from '../client/store-failure.ts'

/** Stores the last result of each outside link, and how often it failed in a row. */
export const SqlOutsideLinks: Layer.Layer<OutsideLinks, never, SqlClient.SqlClient> = Layer.effect(
  OutsideLinks,
  Effect.map(SqlClient.SqlClient, (sql) =>
    OutsideLinks.of({
      dead: orStoreFailure(
        sql<DeadOutsideLink>`select target, result, failing_since as since from outside_links
          where failures >= ${deadAfter}`,
      ),
      due: (before) =>
        Effect.gen(function* () {
          yield* sql`delete from outside_links where target not in (select target from links)`
          const due = yield* sql<{
            target: string
          }>`select distinct target from links where target like 'http%'
            and target not in (select target from outside_links where asked_at > ${before}) order by target`
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
    }),
  ),
)
