import { Effect } from 'effect'
import type { TrashedItem } from '#domain/history/trashed-item.ts'
import { refOf, type ItemRef } from '#domain/history/item-ref.ts'
import type { Trashable } from '#domain/history/subject.ts'
import { Trash } from '#ports/content/trash.ts'
import type { Announcer } from '../announcements/announcements.ts'
import type { Undo } from '../announcements/connect.ts'
import { connectList } from '../announcements/connect-list.ts'
import { failedRequest } from '../announcements/failed-request.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import { listMachineOf, type ListActor, type ListRequests, refetch } from '../bridge/list-machine-of.ts'

type Refs = ReadonlyArray<ItemRef<Trashable>>

export interface TrashActors {
  /** Removing an item erases it for good. */
  readonly list: ListActor<TrashedItem>
  /** Whether the back end has a trash; true until that is known. */
  readonly isOffered: () => boolean
  /** Restores items, and calls `settled` after success or failure. */
  readonly restore: (refs: Refs, settled: () => void) => void
}

/** Lists the trash, and restores items from it. */
export const trashActors = (
  bridge: Bridge<Trash>,
  announcer: Announcer,
  isOffered: TrashActors['isOffered'],
): TrashActors => {
  const { announce, words } = announcer
  const wording = words.failures.trash
  const requests = {
    list: (query) => Effect.flatMap(Trash, (trash) => trash.list(query)),
    remove: (key) => Effect.flatMap(Trash, (trash) => trash.erase(refOf(key))),
  } satisfies ListRequests<TrashedItem, Trash>
  const list = bridge.start(listMachineOf(bridge, requests))
  connectList(list, wording, announcer, { mayLack: true })

  const restoring = bridge.fromWrite((refs: Refs) =>
    Effect.flatMap(Trash, (trash) => Effect.forEach(refs, trash.restore, { discard: true })),
  )
  const restore = (refs: Refs, settled: () => void) =>
    bridge.perform(restoring, refs, {
      done: () => {
        announce({ tone: 'success', text: wording.restored })
        settled()
      },
      failed: (failure) => {
        announce(failedRequest(wording.failures.restore, failure))
        settled()
      },
    })
  return { list, isOffered, restore }
}

/** Undoes a removal by restoring from the trash, then fetches the list again and calls `settled`. */
export const undoOf =
  ({ isOffered, restore }: TrashActors, subject: Trashable, settled: () => void = () => {}): Undo =>
  (list) =>
  (ids) =>
    isOffered()
      ? () =>
          restore(
            ids.map((itemId) => ({ subject, itemId })),
            () => {
              refetch(list)
              settled()
            },
          )
      : undefined
