import { randomBytes } from 'node:crypto'
import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import {
  deliveryStates,
  isWebhookEvent,
  sendAgainErrors,
  webhookErrors,
  webhookQuotaErrors,
  type Webhook,
  type WebhookChange,
  type WebhookDelivery,
} from '#domain/connections/webhook.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { failIfInvalid } from '#ports/failures.ts'
import { itemChanged, itemGone } from '#ports/item-failures.ts'
import { Webhooks } from '#ports/staff/webhooks.ts'
import { now } from '../client/now.ts'
import { rowId } from '../client/row-id.ts'
import { orStoreFailure } from '../client/store-failure.ts'
import { recordAction } from '../history/record-activity.ts'
import { filteredPage } from '../lists/filtered-page.ts'
import { newestRowsFirst, type ListedTable } from '../lists/listed-table.ts'
import type { Row } from '../client/row.ts'
import { queueFor } from './queue-event.ts'

/** Whether webhooks may have private addresses; not by default. */
export const PrivateWebhooks = Context.Reference<boolean>('sahilan/adapters/sql/PrivateWebhooks', {
  defaultValue: () => false,
})

const columns = `id, version, name, address, events, is_on, off_because, created_at, (select count(*)
  from webhook_deliveries where webhook_id = webhooks.id and state = 'parked') as parked`

const webhookOf = (row: Row): Webhook => ({
  id: String(row['id']),
  version: Number(row['version']),
  name: String(row['name']),
  address: String(row['address']),
  events: String(row['events']).split(' ').filter(isWebhookEvent),
  on: row['is_on'] === 1,
  offBecause: String(row['off_because']),
  parked: Number(row['parked']),
  createdAt: String(row['created_at']),
})

const deliveries: ListedTable = {
  table: 'webhook_deliveries',
  selected: 'id, webhook_id, event, state, due_at, tries, result, duration, body, created_at',
  order: newestRowsFirst,
  sorts: {},
  titleKey: 'event',
}

const deliveryOf = (row: Row): WebhookDelivery => {
  const event = String(row['event'])
  return {
    id: String(row['id']),
    webhookId: String(row['webhook_id']),
    event: isWebhookEvent(event) ? event : 'test',
    state: deliveryStates.find((state) => state === row['state']) ?? 'parked',
    at: String(row['due_at']),
    tries: Number(row['tries']),
    result: String(row['result']),
    duration: Number(row['duration']),
    body: String(row['body']),
    createdAt: String(row['created_at']),
  }
}

const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`

const fieldsOf = ({ name, address, events, on }: WebhookChange) => ({
  name: name.trim(),
  address,
  events: [...new Set(events)].join(' '),
  ...(on !== undefined && { is_on: on ? 1 : 0, off_because: '', failing_since: '' }),
})

/** Webhooks, and what was sent to them. */
export const SqlWebhooks: Layer.Layer<Webhooks, never, SqlClient.SqlClient> = Layer.effect(
  Webhooks,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const mayBePrivate = yield* PrivateWebhooks
    const one = (id: string) =>
      Effect.flatMap(
        sql<Row>`select ${sql.literal(columns)} from webhooks where id = ${rowId(id)}`,
        ([row]) => (row === undefined ? itemGone('webhook') : Effect.succeed(webhookOf(row))),
      )

    const record = (kind: 'webhookMade' | 'webhookChanged' | 'webhookDeleted', { name }: Webhook) =>
      Effect.flatMap(OnBehalfOf, (person) => recordAction(sql, { ...person, kind, title: name }))

    return Webhooks.of({
      list: Effect.map(sql<Row>`select ${sql.literal(columns)} from webhooks order by name, id`, (rows) =>
        rows.map(webhookOf),
      ).pipe(orStoreFailure),

      add: (webhook) =>
        Effect.gen(function* () {
          yield* failIfInvalid(webhookErrors(webhook, mayBePrivate))
          const [{ count } = { count: 0 }] = yield* sql<{
            count: number
          }>`select count(*) as count from webhooks`
          yield* failIfInvalid(webhookQuotaErrors(count))
          const secret = newSecret()
          const row = { ...fieldsOf(webhook), secret, created_at: yield* now }
          const [stored = {}] = yield* sql<Row>`
            insert into webhooks ${sql.insert(row)} returning ${sql.literal(columns)}`
          const made = webhookOf(stored)
          yield* record('webhookMade', made)
          return { ...made, secret }
        }).pipe(sql.withTransaction, orStoreFailure),

      update: (id, webhook, version) =>
        Effect.gen(function* () {
          const current = yield* one(id)
          if (version !== undefined && version !== current.version)
            return yield* itemChanged('webhook', current)
          yield* failIfInvalid(webhookErrors(webhook, mayBePrivate))
          const next = { ...fieldsOf(webhook), version: current.version + 1 }
          yield* sql`update webhooks set ${sql.update(next)} where id = ${rowId(id)}`
          const changed = yield* one(id)
          yield* record('webhookChanged', changed)
          return changed
        }).pipe(sql.withTransaction, orStoreFailure),

      remove: (id) =>
        Effect.gen(function* () {
          const webhook = yield* one(id)
          yield* sql`delete from webhooks where id = ${rowId(id)}`
          yield* record('webhookDeleted', webhook)
        }).pipe(sql.withTransaction, orStoreFailure),

      renewSecret: (id) =>
        Effect.gen(function* () {
          const webhook = yield* one(id)
          const secret = newSecret()
          const until = DateTime.formatIso(DateTime.add(yield* DateTime.now, { hours: 24 }))
          yield* sql`update webhooks set former_secret = secret, former_until = ${until}, secret = ${secret}
            where id = ${rowId(id)}`
          yield* record('webhookChanged', webhook)
          return { ...webhook, secret }
        }).pipe(sql.withTransaction, orStoreFailure),

      test: (id) =>
        Effect.gen(function* () {
          yield* one(id)
          yield* queueFor(sql, rowId(id), { type: 'test', data: {} })
        }).pipe(sql.withTransaction, orStoreFailure),

      deliveries: ({ webhook, state, ...query } = {}) => {
        const conditions = [
          sql`webhook_id is not null`,
          ...(webhook === undefined ? [] : [sql`webhook_id = ${rowId(webhook)}`]),
          ...(state === undefined ? [] : [sql`state = ${state}`]),
        ]
        return Effect.map(filteredPage(sql, deliveries, conditions, query), (page) => ({
          ...page,
          items: page.items.map(deliveryOf),
        })).pipe(orStoreFailure)
      },

      sendAgain: (id) =>
        Effect.gen(function* () {
          const [row] = yield* sql<Row>`select ${sql.literal(deliveries.selected)} from webhook_deliveries
            where id = ${rowId(id)} and webhook_id is not null`
          if (row === undefined) return yield* itemGone('delivery')
          const delivery = deliveryOf(row)
          yield* failIfInvalid(sendAgainErrors(yield* one(delivery.webhookId), delivery))
          const again = { state: 'waiting', due_at: yield* now, tries: 0 }
          yield* sql`update webhook_deliveries set ${sql.update(again)} where id = ${rowId(id)}`
        }).pipe(sql.withTransaction, orStoreFailure),
    })
  }),
)
