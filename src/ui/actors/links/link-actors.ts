import { Effect } from 'effect'
import type { ContentTypeName } from '#domain/content/content-types.ts'
import type { Page } from '#domain/content/list/list-query.ts'
import { keyOf, type ItemRef } from '#domain/history/item-ref.ts'
import { maxLinking, type DeadLink, type LinkingItem } from '#domain/addresses/links/link.ts'
import { Links } from '#ports/staff/links.ts'
import type { FailureWording } from '#domain/wording/failure-wording.ts'
import { announcedRequests } from '../announcements/announced-requests.ts'
import type { Announcer } from '../announcements/announcements.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import { listMachineOf, type ListActor } from '../bridge/list-machine-of.ts'
import { requestOf, type Request } from '../bridge/request-of.ts'

type Refs = ReadonlyArray<ItemRef<ContentTypeName>>

/** The announcements of an action, in the words of its screen. */
interface Outcome {
  readonly text: string
  readonly failure: FailureWording
  readonly done: () => void
}

export interface LinkActors {
  readonly dead: ListActor<DeadLink>
  readonly checkAgain: (target: string, outcome: Outcome) => void
  readonly ignore: (target: string, ignored: boolean, outcome: Outcome) => void
  /** Fetches the items that link to the given ones, apart from themselves. For several, the total is a lower bound. */
  readonly linksTo: Request<Refs, Page<LinkingItem>>
}

const merged = (refs: Refs, pages: ReadonlyArray<Page<LinkingItem>>): Page<LinkingItem> => {
  const own = new Set(refs.map(keyOf))
  const others = new Map(
    pages
      .flatMap(({ items }) => items)
      .filter(({ id }) => !own.has(id))
      .map((item) => [item.id, item]),
  )
  const hidden = Math.max(0, ...pages.map(({ items, total }) => total - items.length))
  return { items: [...others.values()].slice(0, maxLinking), total: others.size + hidden }
}

/** Lists dead links, decides about them, and lists what links to items. */
export const linkActors = (bridge: Bridge<Links>, announcer: Announcer): LinkActors => {
  const perform = announcedRequests(bridge, announcer)
  return {
    dead: bridge.start(
      listMachineOf<DeadLink, Links>(bridge, {
        list: (query) => Effect.flatMap(Links, (port) => port.dead(query)),
      }),
    ),
    checkAgain: (target, outcome) =>
      perform(
        Effect.flatMap(Links, (port) => port.checkAgain(target)),
        outcome,
      ),
    ignore: (target, ignored, outcome) =>
      perform(
        Effect.flatMap(Links, (port) => port.ignore(target, ignored)),
        outcome,
      ),
    linksTo: requestOf(bridge, (refs: Refs) =>
      Effect.map(
        Effect.forEach(refs, (ref) => Links.use((port) => port.linksTo(ref)), { concurrency: 4 }),
        (pages) => merged(refs, pages),
      ),
    ),
  }
}
