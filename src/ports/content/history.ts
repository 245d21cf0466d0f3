import { Context, type Effect } from 'effect'
import type { ListQuery, Page } from '#domain/content/list/list-query.ts'
import type { Activity, ActivityQuery, Change } from '#domain/history/activity.ts'
import type { SoughtSource } from '#domain/history/has-source.ts'
import type { ItemRef } from '#domain/history/item-ref.ts'
import type { ReadFailure } from '../failures.ts'

/**
 * The audit trail: who did what, and when. Stores append to it in the transaction of each change. Entries are immutable,
 * except that one person's saves of a draft within ten minutes are one.
 */
export class History extends Context.Service<
  History,
  {
    /** The changes of one item, newest first, even if it has been deleted. */
    of(ref: ItemRef, query?: Omit<ListQuery, 'sort' | 'search'>): Effect.Effect<Page<Change>, ReadFailure>
    /** The newest change of an item with a text that a translation was made from; `undefined` if it is gone. */
    withSource(ref: ItemRef, sought: SoughtSource): Effect.Effect<Change | undefined, ReadFailure>
    /** All activities, newest first, including sign-ins, failed sign-ins and refused requests. */
    list(query?: ActivityQuery): Effect.Effect<Page<Activity>, ReadFailure>
    /** One activity with the values before and after it. */
    get(id: string): Effect.Effect<Change, ReadFailure>
  }
>()('sahilan/ports/History') {}
