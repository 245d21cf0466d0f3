import { Effect } from 'effect'
import type { DraftDetails, DraftQuery, ListedDraft, Publishable } from '#domain/publishing/draft.ts'
import type { ItemRef } from '#domain/history/item-ref.ts'
import type { ListQuery } from '#domain/content/list/list-query.ts'
import type { Failure } from '#domain/machines/failure.ts'
import { Drafts } from '#ports/content/drafts.ts'
import type { Releases } from '#ports/content/releases.ts'
import { announcedRequests } from '../announcements/announced-requests.ts'
import { announcingFailures } from '../announcements/announcing-failures.ts'
import type { Announcer } from '../announcements/announcements.ts'
import { connectList } from '../announcements/connect-list.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import { listMachineOf, type ListActor, refetch } from '../bridge/list-machine-of.ts'
import { requestOf, type Request } from '../bridge/request-of.ts'
import { reviewed } from './publishing-actors.ts'
import { releaseActors, type ReleaseActors } from './release-actors.ts'

/** A new time of a scheduled change, as the dialog asks for it. */
export interface Rescheduling extends Pick<ListedDraft, 'id' | 'version'> {
  readonly dueAt: string
  readonly revertAt?: string
  readonly release?: string
}

export interface DraftActors {
  readonly releases: ReleaseActors
  /** Removing a draft discards it. */
  readonly list: ListActor<ListedDraft>
  /** The next scheduled changes, for the dashboard. */
  readonly next: ListActor<ListedDraft>
  /** The drafts of the items of one page of a list. */
  readonly ofItems: ListActor<ListedDraft>
  /** The changes that could not be applied, for the dashboard and the navigation. */
  readonly failed: ListActor<ListedDraft>
  readonly fetchFailed: () => void
  /** Drafts that wait for a review, for the dashboard. */
  readonly asked: ListActor<ListedDraft>
  /** Gives a draft back to who asked for a review. */
  readonly returnDraft: (
    draft: ListedDraft,
    note: string,
    done: () => void,
    failed: (failure: Failure) => void,
  ) => void
  readonly move: Request<Rescheduling, DraftDetails>
  /** Publishes now. Calls `settled` after success or failure. */
  readonly publish: (draft: ListedDraft, settled: () => void) => void
  /** Takes a discarded one back. Calls `settled` after success or failure. */
  readonly restore: (id: string, settled: () => void) => void
}

/** As many as the dashboard shows. */
const failedRows = 3

/** Lists drafts and scheduled changes, and moves, publishes, discards and restores them. */
export const draftActors = (
  bridge: Bridge<Drafts | Releases>,
  announcer: Announcer,
  onPublished: (ref: ItemRef<Publishable>) => void,
): DraftActors => {
  const { announce, words } = announcer
  const wording = words.failures.publishing
  const list = (query?: ListQuery) => Effect.flatMap(Drafts, (drafts) => drafts.list(query))
  const lists = {
    list: bridge.start(
      listMachineOf<ListedDraft, Drafts>(bridge, {
        list,
        remove: (id) => Effect.flatMap(Drafts, (drafts) => drafts.discard(id)),
      }),
    ),
    failed: bridge.start(listMachineOf<ListedDraft, Drafts>(bridge, { list })),
    asked: bridge.start(listMachineOf<ListedDraft, Drafts>(bridge, { list })),
    next: bridge.start(listMachineOf<ListedDraft, Drafts>(bridge, { list })),
    ofItems: bridge.start(listMachineOf<ListedDraft, Drafts>(bridge, { list })),
  }
  const failedQuery: DraftQuery = { lists: ['failed'], size: failedRows }
  const fetchFailed = () => lists.failed.send({ type: 'list.fetch', query: failedQuery })

  const perform = announcedRequests(bridge, announcer)
  const restore: DraftActors['restore'] = (id, settled) =>
    perform(
      Effect.flatMap(Drafts, (drafts) => drafts.restore(id)),
      { text: wording.restored, failure: wording.failures.restore, done: fetchFailed, settled },
    )

  const removal = {
    failures: { fetch: wording.failures.fetchDrafts, remove: wording.failures.discard },
    removed: wording.discarded,
  }
  connectList(lists.list, removal, announcer, {
    mayLack: true,
    undo:
      ([id]) =>
      () => {
        if (id !== undefined) restore(id, () => refetch(lists.list))
      },
  })
  lists.list.on('items.removed', fetchFailed)
  const move = announcingFailures(
    requestOf(bridge, ({ id, ...change }: Rescheduling) =>
      Effect.flatMap(Drafts, (drafts) => drafts.update(id, change)),
    ),
    announcer,
    wording.failures.move,
    { showsFields: true },
  )
  move.actor.subscribe(({ value }) => {
    if (value !== 'done') return
    announce({ tone: 'success', text: wording.moved })
    fetchFailed()
  })
  return {
    returnDraft: (draft, note, done, failed) =>
      perform(reviewed(draft, { does: 'return', note }), {
        text: wording.reviewed.return,
        failure: wording.failures.return,
        done,
        failed,
      }),
    releases: releaseActors(bridge, announcer, onPublished),
    ...lists,
    fetchFailed,
    move,
    publish: ({ id, version }, settled) =>
      perform(
        Effect.flatMap(Drafts, (drafts) => drafts.publish(id, { version })),
        {
          text: wording.published,
          failure: wording.failures.publish,
          done: (ref) => {
            fetchFailed()
            onPublished(ref)
          },
          settled,
        },
      ),
    restore,
  }
}
