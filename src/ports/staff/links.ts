import { Context, type Effect } from 'effect'
import type { ContentTypeName } from '#domain/content/content-types.ts'
import type { ListQuery, Page } from '#domain/content/list/list-query.ts'
import type { ItemRef } from '#domain/history/item-ref.ts'
import type { DeadLink, LinkingItem } from '#domain/addresses/links/link.ts'
import type { ReadFailure, WriteFailure } from '../failures.ts'

export interface DeadLinksQuery extends Omit<ListQuery, 'sort'> {
  /** Lists those that are ignored instead. */
  readonly ignored?: boolean
}

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
    /** Has a dead link to another site checked again soon. */
    checkAgain(target: string): Effect.Effect<void, WriteFailure>
    /** Ignores a dead link to another site, or no longer. */
    ignore(target: string, ignored: boolean): Effect.Effect<void, WriteFailure>
  }
>()('sahilan/ports/Links') {}
