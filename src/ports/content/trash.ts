import { Context, type Effect } from 'effect'
import type { ListQuery, Page } from '#domain/content/list/list-query.ts'
import type { TrashedItem } from '#domain/history/trashed-item.ts'
import type { ItemRef } from '#domain/history/item-ref.ts'
import type { Trashable } from '#domain/history/subject.ts'
import type { ReadFailure, WriteFailure } from '../failures.ts'

/** A page of the trash, narrowed to `subjects` if there are any. */
export type TrashQuery = Omit<ListQuery, 'sort'> & { readonly subjects?: ReadonlyArray<Trashable> }

/** Lists deleted items, restores them or erases them for good. */
export class Trash extends Context.Service<
  Trash,
  {
    /** Most recently deleted first. */
    list(query?: TrashQuery): Effect.Effect<Page<TrashedItem>, ReadFailure>
    /**
     * Restores the item with its id, place and pictures, and increments its version. Fails with `InputRefused` if the
     * item is no longer valid, for example an account whose e-mail address another account has taken.
     */
    restore(ref: ItemRef<Trashable>): Effect.Effect<void, WriteFailure>
    /** Deletes the item for good. Its history still says who did what and when, without the values. */
    erase(ref: ItemRef<Trashable>): Effect.Effect<void, WriteFailure>
  }
>()('sahilan/ports/Trash') {}
