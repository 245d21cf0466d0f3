import { Context, type Effect } from 'effect'
import type { ListQuery, Page } from '#domain/content/list/list-query.ts'
import type { Discarded } from '#domain/history/discarded.ts'
import type { ItemRef } from '#domain/history/item-ref.ts'
import type { Discardable } from '#domain/history/subject.ts'
import type { ReadFailure, WriteFailure } from '../failures.ts'

/** What the trash is asked for; of these subjects only, where any are named. */
export type TrashQuery = Omit<ListQuery, 'sort'> & { readonly subjects?: ReadonlyArray<Discardable> }

/** Items that were removed from their lists and can still come back. */
export class Trash extends Context.Service<
  Trash,
  {
    /** Last deleted first. */
    list(query?: TrashQuery): Effect.Effect<Page<Discarded>, ReadFailure>
    /**
     * Puts the item back whole: its id, its place and its pictures; its version goes on. A faulty one, such as an admin whose
     * e-mail somebody else has by now, stays and fails with `InputRefused`.
     */
    restore(ref: ItemRef<Discardable>): Effect.Effect<void, WriteFailure>
    /** Deletes the item for good. Of its history stays who did what when, and nothing of what it said. */
    erase(ref: ItemRef<Discardable>): Effect.Effect<void, WriteFailure>
  }
>()('sahilan/ports/Trash') {}
