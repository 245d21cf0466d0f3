import { Effect } from 'effect'
import type { ContentTypeName } from '#domain/content/content-types.ts'
import { refOf, type ItemRef } from '#domain/history/item-ref.ts'
import { isContentTypeName } from '#domain/history/subject.ts'
import { draftListOf } from '#domain/publishing/draft.ts'
import { Drafts } from '#ports/content/drafts.ts'
import { Unpublished, type UnpublishedItem } from '#ports/content/unpublished.ts'
import { announcedRequests } from '../announcements/announced-requests.ts'
import type { Announcer } from '../announcements/announcements.ts'
import { connectList } from '../announcements/connect-list.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import { listMachineOf, type ListActor, refetch } from '../bridge/list-machine-of.ts'
import { requestOf, type Request } from '../bridge/request-of.ts'
import type { TrashActors } from '../content/trash-actors.ts'

/** The numbers of drafts, scheduled changes and unpublished items of a content type. */
export interface PublishingTotals {
  readonly drafts: number
  readonly scheduled: number
  readonly unpublished: number
}

export interface UnpublishedActors {
  /** Removing an item moves it to the trash. */
  readonly list: ListActor<UnpublishedItem>
  /** Returns an item to the site. Calls `settled` after success or failure. */
  readonly publishAgain: (item: UnpublishedItem, settled: () => void) => void
  readonly totals: Request<ContentTypeName, PublishingTotals>
}

interface Options {
  readonly trash: TrashActors
  readonly onPublished: (ref: ItemRef<ContentTypeName>) => void
}

/** More drafts of a content type than this are counted by the server. */
const fewDrafts = 50

const draftTotals = Effect.fnUntraced(function* (subjects: ReadonlyArray<ContentTypeName>) {
  const { list } = yield* Drafts
  const all = yield* list({ lists: ['draft', 'failed', 'scheduled'], subjects, size: fewDrafts })
  if (all.total <= fewDrafts) {
    const drafts = all.items.filter((draft) => draftListOf(draft) === 'draft').length
    return { drafts, scheduled: all.total - drafts }
  }
  const { total: drafts } = yield* list({ lists: ['draft'], subjects, size: 1 })
  return { drafts, scheduled: all.total - drafts }
})

/** Lists unpublished items, publishes them again or deletes them. */
export const unpublishedActors = (
  bridge: Bridge<Drafts | Unpublished>,
  announcer: Announcer,
  { trash, onPublished }: Options,
): UnpublishedActors => {
  const wording = announcer.words.failures.publishing
  const listActor = bridge.start(
    listMachineOf<UnpublishedItem, Unpublished>(bridge, {
      list: (query) => Effect.flatMap(Unpublished, (port) => port.list(query)),
      remove: (key) => {
        const { subject, itemId } = refOf(key)
        return isContentTypeName(subject)
          ? Effect.flatMap(Unpublished, (port) => port.remove({ subject, itemId }))
          : Effect.void
      },
    }),
  )
  const removal = {
    failures: { fetch: wording.failures.fetchUnpublished, remove: wording.failures.remove },
    removed: wording.removed,
  }
  connectList(listActor, removal, announcer, {
    mayLack: true,
    undo: (keys) =>
      trash.isOffered() ? () => trash.restore(keys.map(refOf), () => refetch(listActor)) : undefined,
  })
  const perform = announcedRequests(bridge, announcer)
  return {
    list: listActor,
    publishAgain: (item, settled) =>
      perform(
        Effect.flatMap(Unpublished, (port) => port.publish(item, { version: item.version })),
        {
          text: wording.publishedAgain,
          failure: wording.failures.publishAgain,
          done: () => onPublished(item),
          settled,
        },
      ),
    totals: requestOf(bridge, (name) => {
      const subjects = [name]
      return Effect.map(
        Effect.all(
          [draftTotals(subjects), Effect.flatMap(Unpublished, (port) => port.list({ subjects, size: 1 }))],
          {
            concurrency: 'unbounded',
          },
        ),
        ([drafts, { total }]) => ({ ...drafts, unpublished: total }),
      )
    }),
  }
}
