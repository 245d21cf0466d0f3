import { Context, type Duration, type Effect } from 'effect'
import type { UnexpectedFailure, StoreBusy } from '../../failures.ts'

/** A delivery that this process is sending. */
export interface ClaimedDelivery {
  readonly id: string
  /** `undefined` if it purges the pages with a tag, its body, from the CDN. */
  readonly webhook:
    | {
        readonly address: string
        /** The current secret, and the former one for a day. */
        readonly secrets: ReadonlyArray<string>
      }
    | undefined
  /** Identifies the delivery: the same on every try. */
  readonly token: string
  readonly body: string
  /** Counts from 1. */
  readonly tries: number
  /** The end of the lease (ISO 8601 in UTC). */
  readonly until: string
}

/** The result of a try. `at` is when the next one is due (ISO 8601 in UTC). */
export type DeliveryOutcome = { readonly result: string; readonly duration: number } & (
  | { readonly state: 'sent' }
  | { readonly state: 'waiting'; readonly at: string }
  /** `isGone`: the receiver wants no more of them. */
  | { readonly state: 'parked'; readonly isGone: boolean }
)

/** The worker's side of webhooks: claims the next delivery that is due and settles the result. */
export class WebhookQueue extends Context.Service<
  WebhookQueue,
  {
    /** Claims what has been due the longest, of a webhook, or the CDN, that no other worker is sending to. */
    claim(lease: Duration.Input): Effect.Effect<ClaimedDelivery | undefined, StoreBusy | UnexpectedFailure>
    /** Does nothing if the lease has ended. Switches off a webhook that is gone or has failed for days. */
    settle(
      claimed: Pick<ClaimedDelivery, 'id' | 'until'>,
      outcome: DeliveryOutcome,
    ): Effect.Effect<void, StoreBusy | UnexpectedFailure>
    /** Parks what has been due for days at a webhook that is off, and deletes settled deliveries after their time. */
    readonly expire: Effect.Effect<void, StoreBusy | UnexpectedFailure>
    readonly counts: Effect.Effect<
      Readonly<Record<'webhooks' | 'purges', Readonly<Record<'waiting' | 'parked', number>>>>,
      StoreBusy | UnexpectedFailure
    >
  }
>()('sahilan/ports/WebhookQueue') {}
