import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { expect, it } from 'vitest'
import { queueFor } from '#adapters/sql/connections/queue-event.ts'
import { SqlWebhookQueue } from '#adapters/sql/connections/webhook-queue.ts'
import { WebhookQueue } from '#ports/server/webhooks/webhook-queue.ts'
import { openStore } from '../../support/open-store.ts'
import { plansOf } from './plans-of.ts'

const plansOfClaim = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`insert into webhooks (id, name, address, events, is_on, secret, created_at)
    values (1, 'CRM', 'https://crm.example/', 'enquiry.received', 1, 'secret', '')`
  yield* queueFor(sql, 1, { type: 'test', data: {} })
  return yield* plansOf(WebhookQueue.use((queue) => queue.claim('1 minute')))
}).pipe(
  (all) => Effect.flatMap(SqlClient.SqlClient, (sql) => sql.withTransaction(all)),
  Effect.provide(SqlWebhookQueue),
)

// Seen failing with a correlated subquery: with 200 due of 1,750 deliveries, it took 48 ms instead of 0.1.
it('a claim reads the leases once, not once for each delivery that is due', async () => {
  const plans = await openStore().run(plansOfClaim)
  const reads = plans.flatMap((plan, at) => (plan.startsWith('SEARCH due') ? [plans.slice(at, at + 3)] : []))
  const once = [
    'SEARCH due USING INDEX webhook_deliveries_due (state=? AND due_at<?)',
    // Unlike a correlated one, it is evaluated once.
    expect.stringMatching(/^LIST SUBQUERY/),
    'SEARCH webhook_deliveries USING INDEX webhook_deliveries_due (state=?)',
  ]
  expect(reads).toEqual([once, once])
})
