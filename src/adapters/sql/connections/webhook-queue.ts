import { DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { failingDays } from '#domain/connections/webhook.ts'
import { WebhookQueue, type ClaimedDelivery } from '#ports/server/webhooks/webhook-queue.ts'
import { rowId } from '../client/row-id.ts'
import { orStoreFailure } from '../client/store-failure.ts'

/** Days for which settled deliveries are stored. */
const storedDays = { sent: 7, parked: 30 } as const

type Claimed = Omit<ClaimedDelivery, 'id' | 'webhook' | 'until'> & {
  readonly id: number
  readonly address: string | null
  readonly secret: string
  readonly former: string
}

/** Queues deliveries in a table; one of each webhook is claimed at a time, and one without: a purge of the CDN. */
export const SqlWebhookQueue: Layer.Layer<WebhookQueue, never, SqlClient.SqlClient> = Layer.effect(
  WebhookQueue,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    /** The subquery of leases is uncorrelated, so that it runs once. The CDN is 0: `not in` cannot compare null. */
    const due = (time: string) =>
      sql<{ id: number }>`select id from webhook_deliveries as due
        where state = 'waiting' and due_at <= ${time} and leased_until <= ${time}
        and (webhook_id is null or exists (
          select 1 from webhooks where webhooks.id = due.webhook_id and (is_on = 1 or event = 'test')))
        and coalesce(webhook_id, 0) not in (
          select coalesce(webhook_id, 0) from webhook_deliveries
          where state = 'waiting' and leased_until > ${time})
        order by due_at, id limit 1`

    const claimDue = Effect.fnUntraced(function* (time: DateTime.DateTime, until: string) {
      const at = DateTime.formatIso(time)
      const [claimed] = yield* sql<Claimed>`
        update webhook_deliveries set tries = tries + 1, leased_until = ${until}
        where id in (select id from (${due(at)}) as next)
        returning id, token, body, tries,
          (select address from webhooks where webhooks.id = webhook_id) as address,
          (select secret from webhooks where webhooks.id = webhook_id) as secret,
          (select case when former_until > ${at} then former_secret else '' end
            from webhooks where webhooks.id = webhook_id) as former`
      if (claimed === undefined) return undefined
      const { id, address, secret, former, ...delivery } = claimed
      const secrets = [secret, former].filter((one) => one !== '')
      return {
        ...delivery,
        id: String(id),
        webhook: address === null ? undefined : { address, secrets },
        until,
      }
    }, sql.withTransaction)

    /** Notes since when a webhook fails, and switches it off after days. */
    const recordFailure = Effect.fnUntraced(function* (
      webhookId: number,
      time: DateTime.DateTime,
      isGone: boolean,
    ) {
      const at = DateTime.formatIso(time)
      const longAgo = DateTime.formatIso(DateTime.subtract(time, { days: failingDays }))
      yield* sql`update webhooks set failing_since = ${at} where id = ${webhookId} and failing_since = ''`
      const reason = isGone ? 'gone' : 'failing'
      yield* sql`update webhooks set is_on = 0, off_because = ${reason}, version = version + 1
        where id = ${webhookId} and is_on = 1 and (${isGone ? 1 : 0} = 1 or failing_since <= ${longAgo})`
    })

    return WebhookQueue.of({
      claim: (lease) =>
        Effect.gen(function* () {
          const time = yield* DateTime.now
          // Mostly nothing is due; then no transaction is needed.
          if ((yield* due(DateTime.formatIso(time))).length === 0) return undefined
          return yield* claimDue(time, DateTime.formatIso(DateTime.addDuration(time, lease)))
        }).pipe(orStoreFailure),

      settle: ({ id, until }, outcome) =>
        Effect.gen(function* () {
          const time = yield* DateTime.now
          const { state, result, duration } = outcome
          const due_at = outcome.state === 'waiting' ? outcome.at : DateTime.formatIso(time)
          // The end of the lease identifies the claim.
          const [settled] = yield* sql<{ webhookId: number }>`
            update webhook_deliveries set ${sql.update({ state, result, duration, due_at, leased_until: '' })}
            where id = ${rowId(id)} and leased_until = ${until} and state = 'waiting'
            returning webhook_id as "webhookId"`
          if (settled === undefined) return
          if (outcome.state === 'sent')
            yield* sql`update webhooks set failing_since = '' where id = ${settled.webhookId}`
          // Interrupted tries have no result.
          else if (result !== '')
            yield* recordFailure(settled.webhookId, time, outcome.state === 'parked' && outcome.isGone)
        }).pipe(sql.withTransaction, orStoreFailure),

      expire: Effect.gen(function* () {
        const time = yield* DateTime.now
        const before = (days: number) => DateTime.formatIso(DateTime.subtract(time, { days }))
        for (const state of ['sent', 'parked'] as const)
          yield* sql`delete from webhook_deliveries where state = ${state} and due_at < ${before(storedDays[state])}`
        const at = DateTime.formatIso(time)
        // Otherwise a webhook that is switched on months later would send them. One in flight is still settled.
        yield* sql`update webhook_deliveries set state = 'parked', due_at = ${at}
          where state = 'waiting' and due_at < ${before(failingDays)} and leased_until <= ${at}
          and webhook_id in (select id from webhooks where is_on = 0)`
      }).pipe(sql.withTransaction, orStoreFailure),

      counts: Effect.map(
        sql<{ state: string; total: number; purges: number }>`
          select state, count(*) as total, count(*) - count(webhook_id) as purges from webhook_deliveries
          where state in ('waiting', 'parked') group by state`,
        (rows) => {
          const of = (state: string) => rows.find((row) => row.state === state) ?? { total: 0, purges: 0 }
          const [waiting, parked] = [of('waiting'), of('parked')]
          return {
            webhooks: { waiting: waiting.total - waiting.purges, parked: parked.total - parked.purges },
            purges: { waiting: waiting.purges, parked: parked.purges },
          }
        },
      ).pipe(orStoreFailure),
    })
  }),
)
