import { Effect, Layer } from 'effect'
import {
  isWebhookEvent,
  sendAgainErrors,
  webhookErrors,
  webhookQuotaErrors,
  type Webhook,
  type WebhookChange,
  type WebhookDelivery,
} from '#domain/connections/webhook.ts'
import { pageSizes } from '#domain/content/list/list-query.ts'
import { failIfInvalid } from '#ports/failures.ts'
import { itemChanged, itemGone } from '#ports/item-failures.ts'
import { Webhooks } from '#ports/staff/webhooks.ts'
import { simulate, type Behaviour } from '../store/behaviour.ts'
import { isoNow } from '../store/iso-now.ts'
import { paged } from '../store/paged.ts'

export interface MemoryWebhooksOptions extends Behaviour {
  readonly webhooks?: ReadonlyArray<Webhook>
  /** The newest first. */
  readonly deliveries?: ReadonlyArray<WebhookDelivery>
}

/** Webhooks that are sent nothing. */
export const MemoryWebhooks = (options: MemoryWebhooksOptions = {}) =>
  Layer.sync(Webhooks, () => {
    const { webhooks = [], deliveries = [], ...behaviour } = options
    const { read, write } = simulate(behaviour)
    let stored = webhooks
    let queued = deliveries
    const nextId = (all: ReadonlyArray<{ readonly id: string }>) =>
      String(1 + Math.max(0, ...all.map(({ id }) => Number(id))))
    const secretOf = (id: string) => `whsec_${id.padStart(43, 'A')}=`
    const find = (id: string) => {
      const found = stored.find((one) => one.id === id)
      return found === undefined ? itemGone('webhook') : Effect.succeed(found)
    }
    const fieldsOf = ({ name, address, events, on }: WebhookChange) => ({
      name: name.trim(),
      address,
      events: [...new Set(events)].filter(isWebhookEvent),
      ...(on !== undefined && { on, offBecause: '' }),
    })
    return Webhooks.of({
      list: read(Effect.sync(() => stored.toSorted((one, other) => (one.name < other.name ? -1 : 1)))),
      add: (webhook) =>
        write(
          Effect.gen(function* () {
            yield* failIfInvalid(webhookErrors(webhook, false))
            yield* failIfInvalid(webhookQuotaErrors(stored.length))
            const id = nextId(stored)
            const made = {
              id,
              version: 1,
              on: webhook.on,
              offBecause: '',
              parked: 0,
              createdAt: yield* isoNow,
            }
            const added = { ...made, ...fieldsOf(webhook) }
            stored = [...stored, added]
            return { ...added, secret: secretOf(id) }
          }),
        ),
      update: (id, webhook, version) =>
        write(
          Effect.gen(function* () {
            const before = yield* find(id)
            if (version !== undefined && version !== before.version)
              return yield* itemChanged('webhook', before)
            const updated = { ...before, ...fieldsOf(webhook), version: before.version + 1 }
            yield* failIfInvalid(webhookErrors(webhook, false))
            stored = stored.map((one) => (one.id === id ? updated : one))
            return updated
          }),
        ),
      remove: (id) =>
        write(
          Effect.map(find(id), () => {
            stored = stored.filter((one) => one.id !== id)
            queued = queued.filter((one) => one.webhookId !== id)
          }),
        ),
      renewSecret: (id) =>
        write(Effect.map(find(id), (webhook) => ({ ...webhook, secret: secretOf(`${id}1`) }))),
      test: (id) =>
        write(
          Effect.gen(function* () {
            yield* find(id)
            const at = yield* isoNow
            const body = JSON.stringify({ type: 'test', timestamp: at, data: {} })
            const test = { id: nextId(queued), webhookId: id, event: 'test', state: 'waiting' } as const
            queued = [{ ...test, at, tries: 0, result: '', duration: 0, body, createdAt: at }, ...queued]
          }),
        ),
      deliveries: ({ webhook, state, ...query } = {}) =>
        read(
          Effect.suspend(() =>
            paged(
              () =>
                queued.filter(
                  (one) =>
                    (webhook === undefined || one.webhookId === webhook) &&
                    (state === undefined || one.state === state),
                ),
              { size: pageSizes.default, ...query },
              { sortable: [], searched: [] },
            ),
          ),
        ),
      sendAgain: (id) =>
        write(
          Effect.gen(function* () {
            const delivery = queued.find((one) => one.id === id)
            if (delivery === undefined) return yield* itemGone('delivery')
            yield* failIfInvalid(sendAgainErrors(yield* find(delivery.webhookId), delivery))
            const again = { state: 'waiting', at: yield* isoNow, tries: 0 } as const
            queued = queued.map((one) => (one.id === id ? { ...one, ...again } : one))
          }),
        ),
    })
  })
