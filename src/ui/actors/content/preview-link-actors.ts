import { Effect } from 'effect'
import type { MadePreviewLink, NewPreviewLink, PreviewLink } from '#domain/publishing/preview-link.ts'
import { PreviewLinks } from '#ports/content/preview-links.ts'
import type { Announcer } from '../announcements/announcements.ts'
import { connectList } from '../announcements/connect-list.ts'
import { failedRequest } from '../announcements/failed-request.ts'
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
  const { announce, words } = announcer
  const wording = words.failures.previewLinks
  const list = bridge.start(
    listMachineOf<PreviewLink, PreviewLinks>(bridge, {
      list: (query) => Effect.flatMap(PreviewLinks, (links) => links.list(query)),
      remove: (id) => Effect.flatMap(PreviewLinks, (links) => links.revoke(id)),
    }),
  )
  connectList(list, wording, announcer, { mayLack: true })
  const make = requestOf(bridge, (link: NewPreviewLink) =>
    Effect.flatMap(PreviewLinks, (links) => links.add(link)),
  )
  make.actor.subscribe(({ value, context: { failure } }) => {
    // The dialog shows the sentences of its fields.
    if (value === 'failed' && failure !== null && failure.fields === undefined)
      announce(failedRequest(wording.failures.make, failure))
  })
  return { list, make }
}
