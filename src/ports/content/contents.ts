import { Context, type Effect } from 'effect'
import type { Place } from '#domain/content/list/arrangement.ts'
import type { AnyContentType, ContentInput, Item } from '#domain/content/content-types.ts'
import type { ListQuery, Page } from '#domain/content/list/list-query.ts'
import type { ReadFailure, WriteFailure } from '../failures.ts'

/** A draft, or part of one: fields that are not sent stay. With an older `version` the update fails with `ItemChanged`. */
export type Change<C extends AnyContentType> = Partial<ContentInput<C>> & { readonly version?: number }

/**
 * The contents of the site, whichever they are. Where another back end answers a write without an item, what was sent stands
 * for it: without an id (`''`) where one was added, and only the fields that were sent where one was changed.
 */
export class Contents extends Context.Service<
  Contents,
  {
    /** In the content's own order unless the query sorts; without a query, everything. */
    list<C extends AnyContentType>(content: C, query?: ListQuery): Effect.Effect<Page<Item<C>>, ReadFailure>
    get<C extends AnyContentType>(content: C, id: string): Effect.Effect<Item<C>, ReadFailure>
    /** A new item goes last where the order is by hand. The same `key` within 24 hours answers the first answer. */
    add<C extends AnyContentType>(
      content: C,
      draft: ContentInput<C>,
      key?: string,
    ): Effect.Effect<Item<C>, WriteFailure>
    update<C extends AnyContentType>(
      content: C,
      id: string,
      change: Change<C>,
    ): Effect.Effect<Item<C>, WriteFailure>
    /** Removing what is gone already fails with `ItemNotFound`. */
    remove(content: AnyContentType, id: string): Effect.Effect<void, WriteFailure>
    /** Puts these ids first, in this order; the rest keeps its order behind them. */
    order(content: AnyContentType, ids: ReadonlyArray<string>): Effect.Effect<void, WriteFailure>
    /** Puts one item at a place, or as near to it as it can be: one that a field orders stays among its equals. */
    move(content: AnyContentType, id: string, place: Place): Effect.Effect<void, WriteFailure>
  }
>()('sahilan/ports/Contents') {}
