import { Context, type Effect } from 'effect'
import type {
  DeliveryState,
  MadeWebhook,
  Webhook,
  WebhookChange,
  WebhookDelivery,
  WebhookInput,
} from '#domain/connections/webhook.ts'
import type { ListQuery, Page } from '#domain/content/list/list-query.ts'
import type { ReadFailure, WriteFailure } from '../failures.ts'

export interface DeliveriesQuery extends Omit<ListQuery, 'sort' | 'search'> {
  readonly webhook?: string | undefined
  readonly state?: DeliveryState | undefined
}

/** Webhooks and their deliveries. */
export class Webhooks extends Context.Service<
  Webhooks,
  {
    /** All webhooks, by name. */
    readonly list: Effect.Effect<ReadonlyArray<Webhook>, ReadFailure>
    add(webhook: WebhookInput): Effect.Effect<MadeWebhook, WriteFailure>
    /** Fails with `ItemChanged` if the stored version is another one. */
    update(id: string, webhook: WebhookChange, version?: number): Effect.Effect<Webhook, WriteFailure>
    remove(id: string): Effect.Effect<void, WriteFailure>
    /** Makes a new secret. For a day deliveries are signed with the former one, too. */
    renewSecret(id: string): Effect.Effect<MadeWebhook, WriteFailure>
    /** Queues a test event without data. */
    test(id: string): Effect.Effect<void, WriteFailure>
    /** The newest first. */
    deliveries(query?: DeliveriesQuery): Effect.Effect<Page<WebhookDelivery>, ReadFailure>
    /** Fails with `InputRefused` while its webhook is off, except for a test. */
    sendAgain(id: string): Effect.Effect<void, WriteFailure>
  }
>()('sahilan/ports/Webhooks') {}
