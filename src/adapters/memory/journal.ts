import { Clock, Effect } from 'effect'
import type { Kept } from '#domain/content/content.ts'
import type { Change, ChangeKind, Snapshot } from '#domain/history/activity.ts'
import type { Discarded } from '#domain/history/discarded.ts'
import { keyOf, type ItemRef } from '#domain/history/item-ref.ts'
import { titleOf } from '#domain/history/snapshot-of.ts'
import { nounOf, type Discardable } from '#domain/history/subject.ts'
import { ItemNotFound, type WriteFailure } from '#ports/failures.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'

interface Changed extends ItemRef {
  readonly kind: ChangeKind
  readonly before: Snapshot | null
  readonly after: Snapshot | null
  readonly version?: number
  /** Where neither state says what the item is called. */
  readonly title?: string
}

/** How an item comes back. */
type PutBack = Effect.Effect<{ readonly row: Kept; readonly after: Snapshot }, WriteFailure>

/** What was done to the memory's stores, and what they have thrown away; one for all stores that belong together. */
export interface Journal {
  readonly changes: () => ReadonlyArray<Change>
  readonly trash: () => ReadonlyArray<Discarded>
  changed(change: Changed): Effect.Effect<void>
  discarded(ref: ItemRef<Discardable>, row: Kept, before: Snapshot, putBack: PutBack): Effect.Effect<void>
  restore(ref: ItemRef<Discardable>): Effect.Effect<void, WriteFailure>
  erase(ref: ItemRef<Discardable>): Effect.Effect<void, ItemNotFound>
}

const isoNow = Effect.map(Clock.currentTimeMillis, (now) => new Date(now).toISOString())

export const makeJournal = (past: ReadonlyArray<Change> = []): Journal => {
  let changes = past
  const bin = new Map<string, { readonly item: Discarded; readonly putBack: PutBack }>()

  const changed: Journal['changed'] = Effect.fnUntraced(function* (change) {
    const { kind, subject, itemId, before, after, version = 0 } = change
    const { id, name, address } = yield* OnBehalfOf
    const title = change.title ?? titleOf(subject, after ?? before)
    const beside = { id: String(changes.length + 1), at: yield* isoNow, author: { id, name }, address }
    changes = [...changes, { ...beside, kind, subject, itemId, title, version, before, after }]
  })

  const find = (ref: ItemRef<Discardable>) => {
    const found = bin.get(keyOf(ref))
    const message = `There is no such ${nounOf(ref.subject)}`
    return found === undefined
      ? Effect.fail(new ItemNotFound({ message, answered: true }))
      : Effect.succeed(found)
  }

  return {
    changes: () => changes,
    trash: () => Array.from(bin.values(), ({ item }) => item).toReversed(),
    changed,
    discarded: Effect.fnUntraced(function* (ref, { version }, before, putBack) {
      const { id, name } = yield* OnBehalfOf
      const title = titleOf(ref.subject, before)
      const item = { ...ref, id: keyOf(ref), title, deletedAt: yield* isoNow, deletedBy: { id, name } }
      bin.set(item.id, { item, putBack })
      yield* changed({ ...ref, kind: 'deleted', before, after: null, version })
    }),
    restore: Effect.fnUntraced(function* (ref) {
      const { row, after } = yield* (yield* find(ref)).putBack
      bin.delete(keyOf(ref))
      yield* changed({ ...ref, kind: 'restored', before: null, after, version: row.version })
    }),
    erase: Effect.fnUntraced(function* (ref) {
      const { title } = (yield* find(ref)).item
      bin.delete(keyOf(ref))
      yield* changed({ ...ref, kind: 'erased', before: null, after: null, title })
    }),
  }
}
