import { Context, type Effect } from 'effect'
import type { ListQuery, Page } from '#domain/content/list/list-query.ts'
import type { Activity, ActivityQuery, Change } from '#domain/history/activity.ts'
import type { ItemRef } from '#domain/history/item-ref.ts'
import type { ReadFailure } from '../failures.ts'

/** What was done, by whom and when. The stores write it with each change; nobody can change it. */
export class History extends Context.Service<
  History,
  {
    /** What was done to one item, last first; also of an item that is gone. */
    of(ref: ItemRef, query?: Omit<ListQuery, 'sort' | 'search'>): Effect.Effect<Page<Change>, ReadFailure>
    /** What anybody did, last first; also who signed in, failed to, or was refused. */
    list(query?: ActivityQuery): Effect.Effect<Page<Activity>, ReadFailure>
    /** One activity with what it changed. */
    get(id: string): Effect.Effect<Change, ReadFailure>
  }
>()('sahilan/ports/History') {}
