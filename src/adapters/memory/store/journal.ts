import { Context, Effect } from 'effect'
import {
  changedNothing,
  isSameDrafting,
  type Change,
  type ChangeKind,
  type Snapshot,
} from '#domain/history/activity.ts'
import type { TrashedItem } from '#domain/history/trashed-item.ts'
import { keyOf, type ItemRef } from '#domain/history/item-ref.ts'
import { emailKey } from '#domain/mail/email-key.ts'
import { nounOf, snapshotTitle, type Trashable } from '#domain/history/subject.ts'
import type { ItemNotFound, WriteFailure } from '#ports/failures.ts'
import { itemGone } from '#ports/item-failures.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { isoNow } from './iso-now.ts'

interface RecordedChange extends ItemRef {
  readonly kind: ChangeKind
  readonly before: Snapshot | null
  readonly after: Snapshot | null
  readonly version?: number
  /** Needed if neither snapshot has the item's title. */
  readonly title?: string
}

interface TrashedRow extends ItemRef<Trashable>, Pick<TrashedItem, 'translations'> {
  readonly version: number
  readonly before: Snapshot
  /** The name in the trash, if the snapshot has none. */
  readonly name?: string
  /** The e-mail address of the person whose data it is. */
  readonly person?: string
  /** Restores the item and returns its next version. */
  readonly putBack: Effect.Effect<number, WriteFailure>
}

/** The history and the trash of memory adapters that belong together. */
export interface Journal {
  readonly changes: () => ReadonlyArray<Change>
  readonly trash: () => ReadonlyArray<TrashedItem>
  /** A person's items in the trash, by e-mail address. */
  trashOf(email: string): ReadonlyArray<TrashedItem>
  changed(change: RecordedChange): Effect.Effect<void>
  movedToTrash(item: TrashedRow): Effect.Effect<void>
  restore(ref: ItemRef<Trashable>): Effect.Effect<void, WriteFailure>
  erase(ref: ItemRef<Trashable>): Effect.Effect<void, ItemNotFound>
  /** The history of an item goes on under another id. */
  renamed(ref: ItemRef, itemId: string): Effect.Effect<void>
  /** Takes what was just put into the trash back out, as unpublished; returns how it comes back. */
  unpublished(ref: ItemRef<Trashable>): Effect.Effect<Effect.Effect<number, WriteFailure>, ItemNotFound>
}

/** Whether changes are recorded; not those that are part of another one. */
export const IsRecorded = Context.Reference<boolean>('sahilan/adapters/memory/IsRecorded', {
  defaultValue: () => true,
})

export const makeJournal = (past: ReadonlyArray<Change> = []): Journal => {
  let changes = past
  const bin = new Map<
    string,
    { readonly item: TrashedItem } & Pick<TrashedRow, 'before' | 'putBack' | 'person'>
  >()

  const changed: Journal['changed'] = Effect.fnUntraced(function* (change) {
    const { kind, subject, itemId, before, after, version = 0 } = change
    if (changedNothing(change) || !(yield* IsRecorded)) return
    const { id, name, address } = yield* OnBehalfOf
    const title = change.title ?? snapshotTitle(subject, after ?? before)
    const metadata = { id: String(changes.length + 1), at: yield* isoNow, author: { id, name }, address }
    const next = { ...metadata, kind, subject, itemId, title, version, before, after }
    const last = changes.findLast((each) => each.subject === subject && each.itemId === itemId)
    changes =
      last !== undefined && isSameDrafting(last, next)
        ? changes.map((each) => (each === last ? { ...next, id: last.id, at: last.at } : each))
        : [...changes, next]
  })

  const find = (ref: ItemRef<Trashable>) => {
    const found = bin.get(keyOf(ref))
    return found === undefined ? Effect.fail(itemGone(nounOf(ref.subject))) : Effect.succeed(found)
  }

  return {
    changes: () => changes,
    trash: () => Array.from(bin.values(), ({ item }) => item).toReversed(),
    trashOf: (email) =>
      [...bin.values()]
        .filter(({ person }) => person !== undefined && emailKey(person) === emailKey(email))
        .map(({ item }) => item),
    changed,
    movedToTrash: Effect.fnUntraced(function* ({ version, before, putBack, name, person, ...trashed }) {
      const { subject, itemId, translations } = trashed
      const ref = { subject, itemId }
      const by = yield* OnBehalfOf
      const title = name ?? snapshotTitle(subject, before)
      const deletedBy = { id: by.id, name: by.name }
      const titles = { title, ...(translations && { translations }) }
      const item = { ...ref, id: keyOf(ref), ...titles, deletedAt: yield* isoNow, deletedBy }
      bin.set(item.id, { item, before, putBack, ...(person !== undefined && { person }) })
      yield* changed({ ...ref, kind: 'deleted', before, after: null, version })
    }),
    restore: Effect.fnUntraced(function* (ref) {
      const { before, putBack } = yield* find(ref)
      const version = yield* putBack
      bin.delete(keyOf(ref))
      yield* changed({ ...ref, kind: 'restored', before: null, after: before, version })
    }),
    erase: Effect.fnUntraced(function* (ref) {
      yield* find(ref)
      bin.delete(keyOf(ref))
      changes = changes.map((change) =>
        change.subject === ref.subject && change.itemId === ref.itemId
          ? { ...change, title: '', before: null, after: null }
          : change,
      )
      yield* changed({ ...ref, kind: 'erased', before: null, after: null })
    }),
    renamed: ({ subject, itemId }, next) =>
      Effect.sync(() => {
        changes = changes.map((change) =>
          change.subject === subject && change.itemId === itemId ? { ...change, itemId: next } : change,
        )
      }),
    unpublished: Effect.fnUntraced(function* (ref) {
      const { putBack } = yield* find(ref)
      bin.delete(keyOf(ref))
      changes = changes.map((change, at) =>
        at === changes.length - 1 ? { ...change, kind: 'unpublished' as const } : change,
      )
      return putBack
    }),
  }
}
