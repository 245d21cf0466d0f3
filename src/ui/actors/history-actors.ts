import { Effect } from 'effect'
import { contents } from '#domain/content/contents.ts'
import type { Change } from '#domain/history/activity.ts'
import { formerState } from '#domain/history/former-state.ts'
import type { ItemRef } from '#domain/history/item-ref.ts'
import { isContentName } from '#domain/history/subject.ts'
import { historyWording } from '#domain/wording.ts'
import { Accounts } from '#ports/accounts.ts'
import { Contents } from '#ports/contents.ts'
import type { WriteFailure } from '#ports/failures.ts'
import { History } from '#ports/history.ts'
import { HomePageDetails } from '#ports/home-page.ts'
import type { Tell } from './announcements.ts'
import type { ListActor } from './connect-list.ts'
import { detailsOf } from './details-of.ts'
import type { EntityActors } from './entity-actors.ts'
import { failedCall } from './failed-call.ts'
import type { Bridge } from './from-effect.ts'
import { isLacking } from './lacking.ts'
import { listOf } from './list-of.ts'

export interface HistoryActors {
  /** The changes of the item that its query names. */
  readonly changes: ListActor
  /** What anybody did. */
  readonly activities: ListActor
  /** One activity with what it changed. */
  readonly activity: EntityActors['details']
  /** Saves an item once more as it was before a change. */
  readonly restore: (change: Change) => void
}

type Restored = Accounts | Contents | HomePageDetails

/** What was done, and how a former state comes back: by a change like any other. */
export const historyActors = (bridge: Bridge<History | Restored>, tell: Tell): HistoryActors => {
  const changes = bridge.start(
    listOf(bridge, {
      list: (query) => {
        // The screen of an item's changes asks for nothing without naming the item.
        const { subject, itemId, ...page } = query as typeof query & ItemRef
        return Effect.flatMap(History, (history) => history.of({ subject, itemId }, page))
      },
    }),
  )
  const activities = bridge.start(
    listOf(bridge, { list: (query) => Effect.flatMap(History, (history) => history.list(query)) }),
  )
  const activity = bridge.start(
    detailsOf(bridge, (id) => Effect.flatMap(History, (history) => history.get(id))),
  )

  const { failures, restored } = historyWording
  for (const list of [changes, activities])
    list.on('list.failed', ({ failure }) => {
      if (!isLacking(failure)) tell(failedCall(failures.fetch, failure))
    })
  activity.on('item.notFetched', ({ failure }) => tell(failedCall(failures.fetch, failure)))

  const restoring = bridge.writing(save)
  const restore = (change: Change) =>
    bridge.perform(restoring, change, {
      done: () => {
        tell({ tone: 'success', text: restored })
        changes.send({ type: 'list.fetch', query: changes.getSnapshot().context.query })
      },
      failed: (failure) => tell(failedCall(failures.restore, failure)),
    })
  return { changes, activities, activity, restore }
}

function save(change: Change): Effect.Effect<unknown, WriteFailure, Restored> {
  const { subject, itemId } = change
  const state = formerState(change)
  if (subject === 'homePage') return Effect.flatMap(HomePageDetails, (details) => details.update(state))
  if (subject === 'account') {
    const { newPassword: _, ...fields } = state
    return Effect.flatMap(Accounts, (accounts) => accounts.update(itemId, fields))
  }
  return subject !== '' && isContentName(subject)
    ? Effect.flatMap(Contents, (port) => port.update(contents[subject], itemId, state))
    : Effect.die(new Error('Mails have no former states'))
}
