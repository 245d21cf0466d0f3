import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { expect, test } from 'vitest'
import { queueFor } from '#adapters/sql/connections/queue-event.ts'
import { PurgesCdn, queuePurge } from '#adapters/sql/connections/queue-purge.ts'
import { SqlWebhookQueue } from '#adapters/sql/connections/webhook-queue.ts'
import { WebhookQueue } from '#ports/server/webhooks/webhook-queue.ts'
import { AnyStore } from '../support/any-store.ts'

const addresses = ['https://crm.example/', 'https://search.example/']

/** Two deliveries for each of two webhooks, and purges of two subjects. */
const fill = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const address of addresses) {
    const webhook = { name: '', address, events: '', is_on: 1, secret: 'secret', created_at: '' }
    const [added] = yield* sql<{ id: number }>`insert into webhooks ${sql.insert(webhook)} returning id`
    yield* Effect.forEach(addresses, () => queueFor(sql, added?.id ?? 0, { type: 'test', data: {} }))
  }
  for (const subject of ['career', 'brand']) yield* queuePurge(sql, subject)
})

const filled = SqlClient.SqlClient.use((sql) => sql.withTransaction(fill))

const run = <A, E>(work: Effect.Effect<A, E, WebhookQueue | SqlClient.SqlClient>) =>
  Effect.runPromise(
    Effect.andThen(filled, work).pipe(
      Effect.provideService(PurgesCdn, true),
      Effect.provide(SqlWebhookQueue),
      Effect.provide(AnyStore()),
    ),
  )

const claim = WebhookQueue.use((queue) => queue.claim('1 minute'))

test('one delivery of each webhook and one purge of the CDN are claimed at a time', async () => {
  const claimed = await run(Effect.all(Array.from({ length: 4 }, () => claim)))
  expect(claimed.map((one) => one && (one.webhook?.address ?? 'CDN'))).toEqual([
    ...addresses,
    'CDN',
    undefined,
  ])
})

test('a settled delivery frees its webhook, and no other, for the next one', async () => {
  const next = await run(
    Effect.gen(function* () {
      const [first] = yield* Effect.all([claim, claim, claim])
      const settled = { result: '200', duration: 1, state: 'sent' } as const
      yield* WebhookQueue.use((queue) => queue.settle(first ?? { id: '', until: '' }, settled))
      return yield* Effect.all([claim, claim])
    }),
  )
  expect(next.map((one) => one?.webhook?.address)).toEqual([addresses[0], undefined])
})
