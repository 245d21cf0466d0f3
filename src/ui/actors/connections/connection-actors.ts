import type { ApiTokens } from '#ports/staff/api-tokens.ts'
import type { Webhooks } from '#ports/staff/webhooks.ts'
import type { Announcer } from '../announcements/announcements.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import { madeOnce } from '../bridge/made-once.ts'
import { onFirstUse } from '../bridge/on-first-use.ts'
import type { apiTokenActors, ApiTokenActors } from './api-token-actors.ts'
import type { WebhookActors } from './webhook-actors.ts'

export interface ConnectionActors {
  /** The first call makes the actors, whose code a screen has loaded. */
  readonly tokens: (make: typeof apiTokenActors) => ApiTokenActors
  /** In a chunk of its own. */
  readonly webhooks: () => Promise<WebhookActors>
}

/** The access of other programs, and what they are told of. */
export const connectionActors = (
  bridge: Bridge<ApiTokens | Webhooks>,
  announcer: Announcer,
): ConnectionActors => ({
  tokens: madeOnce(bridge, announcer),
  webhooks: onFirstUse(async () => (await import('./webhook-actors.ts')).webhookActors(bridge, announcer)),
})
