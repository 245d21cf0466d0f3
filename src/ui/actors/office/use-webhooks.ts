import { use } from 'react'
import type { WebhookActors } from '../connections/webhook-actors.ts'
import { useActors } from './actors-provider.tsx'

/** The actors of webhooks. Suspends until their code is loaded. */
export const useWebhooks = (): WebhookActors => use(useActors().staff().connections.webhooks())
