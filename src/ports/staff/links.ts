import { Context, type Effect } from 'effect'
import type { ContentTypeName } from '#domain/content/content-types.ts'
import type { ListQuery, Page } from '#domain/content/list/list-query.ts'
import type { ItemRef } from '#domain/history/item-ref.ts'
import type { DeadLink, LinkingItem } from '#domain/links/link.ts'
import type { ReadFailure } from '../failures.ts'

export type DeadLinksQuery = Omit<ListQuery, 'sort'>

/** Links between what visitors see, and to other sites. */
export class Links extends Context.Service<
  Links,
  {
    /**
     * The other items that link to one, each once with its first link; at most `maxLinking`, with the number of all.
     * Fails with `ItemNotFound` if it is neither on the site nor unpublished.
     */
    linksTo(ref: ItemRef<ContentTypeName>): Effect.Effect<Page<LinkingItem>, ReadFailure>
    /** Links that lead nowhere. */
    dead(query?: DeadLinksQuery): Effect.Effect<Page<DeadLink>, ReadFailure>
  }
>()('sahilan/ports/Links') {}
