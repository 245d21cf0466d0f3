import { Context, type Effect } from 'effect'
import type { MoveTarget } from '#domain/content/list/arrangement.ts'
import type { AnyContentType, ContentTypeName, Item } from '#domain/content/content-types.ts'
import type { ListQuery, Page } from '#domain/content/list/list-query.ts'
import type { Author } from '#domain/history/author.ts'
import type { ItemRef } from '#domain/history/item-ref.ts'
import type { TranslatedTitles } from '#domain/history/translated-titles.ts'
import type { ReadFailure, WriteFailure } from '../failures.ts'

export interface UnpublishedItem extends ItemRef<ContentTypeName>, TranslatedTitles {
  /** Unique among all subjects. */
  readonly id: string
  readonly version: number
  /** ISO 8601 in UTC. */
  readonly unpublishedAt: string
  readonly unpublishedBy: Author
}

/** An item with its translations, as it is read in all languages. */
export interface UnpublishedDetails {
  readonly item: Item<AnyContentType>
  /** Its former rank in the list, from 1; 0 where the newest is first. */
  readonly place: number
}

export type UnpublishedQuery = Omit<ListQuery, 'sort'> & {
  readonly subjects?: ReadonlyArray<ContentTypeName>
}

/** Items that staff took off the site. They keep their ids and can be published again. */
export class Unpublished extends Context.Service<
  Unpublished,
  {
    /** Last unpublished first. */
    list(query?: UnpublishedQuery): Effect.Effect<Page<UnpublishedItem>, ReadFailure>
    get(ref: ItemRef<ContentTypeName>): Effect.Effect<UnpublishedDetails, ReadFailure>
    /** Takes a live item off the site. */
    unpublish(ref: ItemRef<ContentTypeName>, version?: number): Effect.Effect<void, WriteFailure>
    /** Returns it to its former place, or as near as it can be, or to the given one. */
    publish(
      ref: ItemRef<ContentTypeName>,
      options?: {
        readonly version?: number
        readonly place?: MoveTarget
        /** An update in the same transaction follows, which checks whether another item has a unique text by now. */
        readonly unchecked?: true
      },
    ): Effect.Effect<void, WriteFailure>
    /** Moves it to the trash, from where it returns unpublished. */
    remove(ref: ItemRef<ContentTypeName>): Effect.Effect<void, WriteFailure>
  }
>()('sahilan/ports/Unpublished') {}
