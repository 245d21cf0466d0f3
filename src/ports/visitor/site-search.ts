import { Context, type Effect } from 'effect'
import type { SearchResults, SiteQuery } from '#domain/content/search/site-search.ts'
import type { ReadFailure } from '../failures.ts'

/** Finds what visitors look for on the public pages. */
export class SiteSearch extends Context.Service<
  SiteSearch,
  {
    /**
     * Results in a further language also match by their texts in the default one, in which they are shown where they
     * lack a translation.
     */
    readonly find: (query: SiteQuery, lang?: string) => Effect.Effect<SearchResults, ReadFailure>
  }
>()('sahilan/ports/SiteSearch') {}
