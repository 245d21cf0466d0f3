import { Effect } from 'effect'
import { contentTypes } from '#domain/content/content-types.ts'
import type { ListQuery } from '#domain/content/list/list-query.ts'
import { isOfItem, type Activity, type Change } from '#domain/history/activity.ts'
import { formerState } from '#domain/history/former-state.ts'
import { sourceOf, type SoughtSource } from '#domain/history/has-source.ts'
import type { ItemRef } from '#domain/history/item-ref.ts'
import { isContentTypeName } from '#domain/history/subject.ts'
import type { AnyText } from '#domain/language/translated-fields.ts'
import { Accounts } from '#ports/staff/accounts.ts'
import { Contents } from '#ports/content/contents.ts'
import type { ReadFailure, WriteFailure } from '#ports/failures.ts'
import { History } from '#ports/content/history.ts'
import { Desk } from '#ports/staff/desk/desk.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import type { Announcer } from '../announcements/announcements.ts'
import { detailsOf, type DetailsActor } from '../bridge/details-of.ts'
import { failedRequest } from '../announcements/failed-request.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import { isMissing } from '../announcements/is-missing.ts'
import { listMachineOf, type ListActor, refetch } from '../bridge/list-machine-of.ts'

export interface HistoryActors {
  /** The changes of the item that its query names. */
  readonly changes: ListActor<Change>
  /** Everyone's. */
  readonly activities: ListActor<Activity>
  /** One activity with what it changed. */
  readonly activity: DetailsActor<Change>
  /** Reads the last change of an item, not of its drafts; calls `found` only if there is one. */
  readonly last: (ref: ItemRef, found: (change: Change) => void) => void
  /** Finds the text that a translation was made from, and since when it says something else. */
  readonly source: (sought: ItemSource, outcome: SourceOutcome) => void
  /** Saves an item as it was after a change; `current` is its last change. */
  readonly restore: (version: Change, current: Change) => void
}

/** A text of an item that a translation was made from. */
export interface ItemSource extends SoughtSource {
  readonly item: ItemRef
}

interface SourceOutcome {
  /** `undefined` if the history no longer has it. */
  readonly done: (found: FormerText | undefined) => void
  readonly failed: () => void
}

export interface FormerText {
  readonly text: AnyText
  /** When it was changed. */
  readonly until: string
}

type Restorable = Accounts | Contents | Desk | HomePageDetails

/** The actors of the history. A former version is restored by an ordinary update. */
export const historyActors = (
  bridge: Bridge<History | Restorable>,
  { announce, words }: Announcer,
): HistoryActors => {
  const changes = bridge.start(
    listMachineOf(bridge, {
      list: (query) => {
        // The screen of an item's changes always names the item.
        const { subject, itemId, ...page } = query as typeof query & ItemRef
        return Effect.flatMap(History, (history) => history.of({ subject, itemId }, page))
      },
    }),
  )
  const activities = bridge.start(
    listMachineOf(bridge, { list: (query) => Effect.flatMap(History, (history) => history.list(query)) }),
  )
  const activity = bridge.start(
    detailsOf(bridge, (id) => Effect.flatMap(History, (history) => history.get(id))),
  )

  const { failures, restored, undone } = words.failures.history
  for (const list of [changes, activities])
    list.on('list.failed', ({ failure }) => {
      if (!isMissing(failure)) announce(failedRequest(failures.fetch, failure))
    })
  activity.on('item.notFetched', ({ failure }) => announce(failedRequest(failures.fetch, failure)))

  const reading = bridge.fromRead((ref: ItemRef) => lastOf(ref))
  const last: HistoryActors['last'] = (ref, found) =>
    bridge.perform(reading, ref, {
      done: (change) => change && found(change),
      failed: () => {},
    })

  const seeking = bridge.fromRead(({ item, ...sought }: ItemSource) =>
    Effect.map(
      Effect.flatMap(History, (history) => history.withSource(item, sought)),
      (change): FormerText | undefined => {
        const text = change && sourceOf(change, sought)
        return change && text !== undefined ? { text, until: change.at } : undefined
      },
    ),
  )
  const source: HistoryActors['source'] = (sought, outcome) => bridge.perform(seeking, sought, outcome)

  const restoring = bridge.fromWrite(save)
  const restore = (version: Change, current: Change, isUndo = false) =>
    bridge.perform(
      restoring,
      { version, current },
      {
        done: () => {
          const undo = { label: words.failures.undo, onSelect: () => restore(current, version, true) }
          announce({ tone: 'success', text: isUndo ? undone : restored, ...(!isUndo && { action: undo }) })
          refetch(changes)
        },
        failed: (failure) => announce(failedRequest(failures.restore, failure)),
      },
    )
  return { changes, activities, activity, last, source, restore }
}

/** Reads further pages only if drafts were saved since the last change of the item itself. */
const lastOf = (
  ref: ItemRef,
  page: Pick<ListQuery, 'size' | 'after'> = { size: 1 },
): Effect.Effect<Change | undefined, ReadFailure, History> =>
  Effect.flatMap(
    Effect.flatMap(History, (history) => history.of(ref, page)),
    ({ items, next }) => {
      const found = items.find(isOfItem)
      return found || next === undefined ? Effect.succeed(found) : lastOf(ref, { after: next })
    },
  )

interface Restored {
  readonly version: Change
  readonly current: Change
}

function save({ version, current }: Restored): Effect.Effect<unknown, WriteFailure, Restorable> {
  const { subject, itemId } = version
  const state = formerState({ before: version.after, after: current.after })
  if (subject === 'homePage') return Effect.flatMap(HomePageDetails, (details) => details.update(state))
  if (subject === 'desk') return Effect.flatMap(Desk, (desk) => desk.update(state))
  if (subject === 'account') {
    const { newPassword: _, ...fields } = state
    return Effect.flatMap(Accounts, (accounts) => accounts.update(itemId, fields))
  }
  return subject !== '' && isContentTypeName(subject)
    ? Effect.flatMap(Contents, (port) => port.update(contentTypes[subject], itemId, state))
    : Effect.die(new Error('Mails have no former states'))
}
