import type { RedirectActors } from '../addresses/redirect-actors.ts'
import type { Announcer } from '../announcements/announcements.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import { onFirstUse } from '../bridge/on-first-use.ts'
import type { ImportActors } from '../content/import-actors.ts'
import type { MediaActors } from '../content/media-actors.ts'
import type { LinkActors } from '../links/link-actors.ts'
import type { StaffPorts } from './staff-ports.ts'

/** Actors in chunks of their own, which load with the first call. */
export interface LazyActors {
  readonly media: () => Promise<MediaActors>
  readonly imports: () => Promise<ImportActors>
  readonly links: () => Promise<LinkActors>
  readonly redirects: () => Promise<RedirectActors>
}

export const lazyActors = (bridge: Bridge<StaffPorts>, announcer: Announcer): LazyActors => ({
  media: onFirstUse(async () => (await import('../content/media-actors.ts')).mediaActors(bridge, announcer)),
  imports: onFirstUse(async () => (await import('../content/import-actors.ts')).importActors(bridge)),
  links: onFirstUse(async () => (await import('../links/link-actors.ts')).linkActors(bridge, announcer)),
  redirects: onFirstUse(async () =>
    (await import('../addresses/redirect-actors.ts')).redirectActors(bridge, announcer),
  ),
})
