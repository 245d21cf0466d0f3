import { Context, Data, type Effect } from 'effect'
import type { ClaimedDelivery } from './webhook-queue.ts'

/** No response: refused by our rules, not reachable, or too slow. */
export class WebhookUnsent extends Data.TaggedError('WebhookUnsent')<{ readonly reason: string }> {}

/** Sends a delivery: to a webhook, signed, or to the CDN. */
export class WebhookSender extends Context.Service<
  WebhookSender,
  {
    /** Returns the status of the response. */
    send(delivery: Omit<ClaimedDelivery, 'id' | 'until' | 'tries'>): Effect.Effect<number, WebhookUnsent>
  }
>()('sahilan/ports/WebhookSender') {}
