import { Context, type Effect } from 'effect'
import type { MoveTarget } from '#domain/content/list/arrangement.ts'
import type { AnyContentType, ContentInput, Item } from '#domain/content/content-types.ts'
import type { allLanguages } from '#domain/language/in-language.ts'
import type { ContentQuery, Page } from '#domain/content/list/list-query.ts'
import type { ReadFailure, WriteFailure } from '../failures.ts'

/**
 * A partial update: absent fields stay as they are. With an outdated `version` the update fails with `ItemChanged`.
 */
export type ItemChange<C extends AnyContentType> = Partial<ContentInput<C>> & { readonly version?: number }

/**
 * Reads and writes the items of every content type. `lang` is a language tag or `all`. Without it, items have only
 * the texts of the default language. If another back end replies to a write without the item, `add` returns the input
 * with the id `''`, and `update` returns the fields that were sent.
 */
export class Contents extends Context.Service<
  Contents,
  {
    /**
     * In the content type's default order unless the query sorts. Without a query, returns all items. A search covers
     * the texts of the language of the read. Sorting stays by the default language.
     */
    list<C extends AnyContentType>(
      contentType: C,
      query?: ContentQuery,
      lang?: string,
    ): Effect.Effect<Page<Item<C>>, ReadFailure>
    get<C extends AnyContentType>(
      contentType: C,
      id: string,
      lang?: string,
    ): Effect.Effect<Item<C>, ReadFailure>
    /**
     * Appends the item if staff order the list by hand. `key` is an idempotency key: repeating it within 24 hours
     * returns the first result.
     */
    add<C extends AnyContentType>(
      contentType: C,
      input: ContentInput<C>,
      key?: string,
      lang?: typeof allLanguages,
    ): Effect.Effect<Item<C>, WriteFailure>
    update<C extends AnyContentType>(
      contentType: C,
      id: string,
      change: ItemChange<C>,
      lang?: typeof allLanguages,
    ): Effect.Effect<Item<C>, WriteFailure>
    /** Moves the item to the trash. Fails with `ItemNotFound` if it is already gone. */
    remove(contentType: AnyContentType, id: string): Effect.Effect<void, WriteFailure>
    /** Moves these ids to the front, in this order. The other items follow in their present order. */
    order(contentType: AnyContentType, ids: ReadonlyArray<string>): Effect.Effect<void, WriteFailure>
    /**
     * Moves one item to a place, or as near as it can be: in a list that a field orders, the item stays among those
     * with an equal value.
     */
    move(contentType: AnyContentType, id: string, place: MoveTarget): Effect.Effect<void, WriteFailure>
  }
>()('sahilan/ports/Contents') {}
