import { Effect } from 'effect'
import type { MadePreviewLink, NewPreviewLink, PreviewLink } from '#domain/publishing/preview-link.ts'
import { PreviewLinks } from '#ports/content/preview-links.ts'
import { announcingFailures } from '../announcements/announcing-failures.ts'
import type { Announcer } from '../announcements/announcements.ts'
import { connectList } from '../announcements/connect-list.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import { listMachineOf, type ListActor } from '../bridge/list-machine-of.ts'
import { requestOf, type Request } from '../bridge/request-of.ts'

export interface PreviewLinkActors {
  /** Removing a link revokes it; it stays in the list as ended. */
  readonly list: ListActor<PreviewLink>
  readonly make: Request<NewPreviewLink, MadePreviewLink>
}

/** Lists, makes and revokes preview links. */
export const previewLinkActors = (bridge: Bridge<PreviewLinks>, announcer: Announcer): PreviewLinkActors => {
  const { words } = announcer
  const wording = words.failures.previewLinks
  const list = bridge.start(
    listMachineOf<PreviewLink, PreviewLinks>(bridge, {
      list: (query) => Effect.flatMap(PreviewLinks, (links) => links.list(query)),
      remove: (id) => Effect.flatMap(PreviewLinks, (links) => links.revoke(id)),
    }),
  )
  connectList(list, wording, announcer, { mayLack: true })
  const make = announcingFailures(
    requestOf(bridge, (link: NewPreviewLink) => Effect.flatMap(PreviewLinks, (links) => links.add(link))),
    announcer,
    wording.failures.make,
    { showsFields: true },
  )
  return { list, make }
}
