import { Context, Effect } from 'effect'
import { contentTypes } from '#domain/content/content-types.ts'
import type { ListQuery } from '#domain/content/list/list-query.ts'
import { isOfItem, type Activity, type Change, type Snapshot } from '#domain/history/activity.ts'
import { formerState } from '#domain/history/former-state.ts'
import { sourceOf, type SoughtSource } from '#domain/history/has-source.ts'
import type { ItemRef } from '#domain/history/item-ref.ts'
import { isContentTypeName } from '#domain/history/subject.ts'
import { isPublishable } from '#domain/publishing/draft.ts'
import type { AnyText } from '#domain/language/translated-fields.ts'
import { Accounts } from '#ports/staff/accounts.ts'
import { Contents } from '#ports/content/contents.ts'
import { Drafts } from '#ports/content/drafts.ts'
import type { Unpublished } from '#ports/content/unpublished.ts'
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
import { liveOrUnpublished } from './content-actors.ts'

export interface HistoryActors {
  /** The changes of the item that its query names. */
  readonly changes: ListActor<Change>
  /** Everyone's. */
  readonly activities: ListActor<Activity>
  /** One activity with what it changed. */
  readonly activity: DetailsActor<Change>
  /** Reads the last change of an item, not of its drafts; calls `found` only if there is one. */
  readonly last: (ref: ItemRef, found: (change: Change) => void) => void
  /** Reads what restoring a version replaces: the last change of the item, with the version that the item has now. */
  readonly current: (ref: ItemRef, found: (current: CurrentVersion) => void) => void
  /** Finds the text that a translation was made from, and since when it says something else. */
  readonly source: (sought: ItemSource, outcome: SourceOutcome) => void
  /** Saves an item as it was after a change, unless it has changed since `current` was read. */
  readonly restore: (version: Change, current: Change) => void
  /** Saves an item as it was after a change as a draft, unless it has one. `open` opens the item with its draft. */
  readonly saveDraft: (version: Change, current: Change, open: () => void) => void
}

export interface CurrentVersion extends Change {
  readonly state: 'live' | 'unpublished'
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

type Restorable = Accounts | Contents | Desk | HomePageDetails | Unpublished

/** The actors of the history. A former version is restored by an ordinary update. */
export const historyActors = (
  bridge: Bridge<History | Restorable | Drafts>,
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

  const { failures, restored, undone, drafted, hasDraft, openDraft } = words.failures.history
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

  const reviewing = bridge.fromRead((ref: ItemRef) => currentOf(ref))
  const current: HistoryActors['current'] = (ref, found) =>
    bridge.perform(reviewing, ref, {
      done: (change) => change && found(change),
      failed: (failure) => announce(failedRequest(failures.restore, failure)),
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
  const restore = (former: Change, replaced: Change, isUndo = false) =>
    bridge.perform(
      restoring,
      { former, replaced },
      {
        done: ({ version = 0 }) => {
          const onSelect = () => restore(replaced, { ...former, version }, true)
          const undo = { label: words.failures.undo, onSelect }
          announce({ tone: 'success', text: isUndo ? undone : restored, ...(!isUndo && { action: undo }) })
          refetch(changes)
        },
        failed: (failure) => {
          announce(failedRequest(failures.restore, failure))
          if (failure.reason === 'ItemChanged') refetch(changes)
        },
      },
    )

  const drafting = bridge.fromWrite(draft)
  const saveDraft: HistoryActors['saveDraft'] = (former, replaced, onSelect) => {
    const action = { label: openDraft, onSelect }
    bridge.perform(
      drafting,
      { former, replaced },
      {
        done: () => {
          announce({ tone: 'success', text: drafted, action })
          refetch(changes)
        },
        failed: (failure) =>
          announce(
            failure.reason === 'ItemChanged'
              ? { tone: 'failure', text: hasDraft, action }
              : failedRequest(words.failures.publishing.failures.save, failure),
          ),
      },
    )
  }
  return { changes, activities, activity, last, current, source, restore, saveDraft }
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

/**
 * The version comes from the item, because a save that changed nothing raises it without a change in the history. It is
 * read first, so that a save in between makes it outdated.
 */
const currentOf = (
  ref: ItemRef,
): Effect.Effect<CurrentVersion | undefined, ReadFailure, History | Restorable> =>
  Effect.gen(function* () {
    const { version = 0, isUnpublished } = yield* (yield* versionedItem(ref)).get
    const change = yield* lastOf(ref)
    if (change === undefined) return undefined
    // Unpublishing leaves an item as it was.
    const after = change.after ?? change.before
    return { ...change, after, version, state: isUnpublished ? 'unpublished' : 'live' }
  })

interface Versioned {
  /** Absent or 0 if the back end has no versions. */
  readonly version?: number
  readonly isUnpublished?: boolean
}

interface VersionedItem {
  readonly get: Effect.Effect<Versioned, ReadFailure>
  readonly update: (change: Snapshot & Versioned) => Effect.Effect<Versioned, WriteFailure>
}

/** How an item is read and updated, by the port of its subject. */
function versionedItem({
  subject,
  itemId,
}: Pick<Change, 'subject' | 'itemId'>): Effect.Effect<VersionedItem, never, Restorable> {
  if (subject === 'homePage')
    return Effect.map(HomePageDetails, ({ get, update }) => ({
      get: get(),
      update: (change) => update(change),
    }))
  if (subject === 'desk') return Effect.map(Desk, ({ get, update }) => ({ get, update }))
  if (subject === 'account')
    return Effect.map(Accounts, ({ get, update }) => ({
      get: get(itemId),
      update: ({ newPassword: _, ...fields }) => update(itemId, fields),
    }))
  if (subject === '' || !isContentTypeName(subject))
    return Effect.die(new Error('Mails have no former states'))
  const contentType = contentTypes[subject]
  return Effect.map(Effect.context<Contents | Unpublished>(), (ports) => ({
    get: Effect.provide(liveOrUnpublished(contentType, itemId), ports),
    update: (change) => Context.get(ports, Contents).update(contentType, itemId, change),
  }))
}

interface Restored {
  readonly former: Change
  readonly replaced: Change
}

const stateOf = ({ former, replaced }: Restored): Snapshot =>
  formerState({ before: former.after, after: replaced.after })

const save = (restored: Restored): Effect.Effect<Versioned, WriteFailure, Restorable> =>
  Effect.flatMap(versionedItem(restored.former), ({ update }) => {
    const { version } = restored.replaced
    return update({ ...stateOf(restored), ...(version > 0 && { version }) })
  })

const draft = (restored: Restored): Effect.Effect<unknown, WriteFailure, Drafts> =>
  Effect.flatMap(Drafts, ({ add }) => {
    const { subject, itemId } = restored.former
    return isPublishable(subject)
      ? add({ subject, itemId, action: 'publish', fields: stateOf(restored) })
      : Effect.die(new Error('Only items and the home page have drafts'))
  })
