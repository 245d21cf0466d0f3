import { use } from 'react'
import type { RedirectActors } from '../addresses/redirect-actors.ts'
import type { WebhookActors } from '../connections/webhook-actors.ts'
import type { MediaActors } from '../content/media-actors.ts'
import type { LinkActors } from '../links/link-actors.ts'
import { useActors } from './actors-provider.tsx'

// Each of these hooks suspends until the code of its actors is loaded.

/** The actors of links. */
export const useLinks = (): LinkActors => use(useActors().staff().links())

/** The actors of the media library. */
export const useMedia = (): MediaActors => use(useActors().staff().media())

/** The actors of old addresses. */
export const useRedirects = (): RedirectActors => use(useActors().staff().redirects())

/** The actors of webhooks. */
export const useWebhooks = (): WebhookActors => use(useActors().staff().connections.webhooks())
