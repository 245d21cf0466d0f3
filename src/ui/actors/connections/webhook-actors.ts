import { Effect } from 'effect'
import type { MadeWebhook, Webhook, WebhookDelivery, WebhookInput } from '#domain/connections/webhook.ts'
import type { FailureWording } from '#domain/wording/failure-wording.ts'
import { Webhooks } from '#ports/staff/webhooks.ts'
import { announcedRequests } from '../announcements/announced-requests.ts'
import type { Announcer } from '../announcements/announcements.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import { listMachineOf, type ListActor } from '../bridge/list-machine-of.ts'
import { requestOf, type Request } from '../bridge/request-of.ts'

/** The announcements of an action, in the words of its screen. */
interface Wording {
  readonly text: string
  readonly failure: FailureWording
}

type Action = (id: string, wording: Wording, done: () => void) => void

export interface WebhookToSave {
  /** As it was shown; absent for a new one. */
  readonly before?: Webhook | undefined
  readonly webhook: WebhookInput
}

export interface WebhookActors {
  readonly deliveries: ListActor<WebhookDelivery>
  /** Only a new one has a secret. */
  readonly save: Request<WebhookToSave, Webhook | MadeWebhook>
  readonly renewSecret: Request<string, MadeWebhook>
  readonly remove: Action
  readonly test: Action
  readonly sendAgain: Action
}

/** Lists what was sent to webhooks; makes, changes and deletes them. */
export const webhookActors = (bridge: Bridge<Webhooks>, announcer: Announcer): WebhookActors => {
  const perform = announcedRequests(bridge, announcer)
  const action =
    (work: (port: Webhooks['Service'], id: string) => ReturnType<Webhooks['Service']['remove']>): Action =>
    (id, { text, failure }, done) =>
      perform(
        Webhooks.use((port) => work(port, id)),
        { text, failure, done },
      )
  return {
    deliveries: bridge.start(
      listMachineOf<WebhookDelivery, Webhooks>(bridge, {
        list: (query) => Effect.flatMap(Webhooks, (webhooks) => webhooks.deliveries(query)),
      }),
    ),
    save: requestOf(bridge, ({ before, webhook }: WebhookToSave) =>
      Webhooks.use((port) =>
        before === undefined ? port.add(webhook) : port.update(before.id, webhook, before.version),
      ),
    ),
    renewSecret: requestOf(bridge, (id: string) => Webhooks.use((port) => port.renewSecret(id))),
    remove: action((port, id) => port.remove(id)),
    test: action((port, id) => port.test(id)),
    sendAgain: action((port, id) => port.sendAgain(id)),
  }
}
