import { Context, type Effect } from 'effect'
import type { AnyContentType } from '#domain/content/content-types.ts'
import type { SearchMatch } from '#domain/content/search/site-search.ts'
import type { ReadFailure } from '../failures.ts'

interface IndexQuery {
  readonly search: string
  /** The day on which a position must be open, such as `2026-12-31`. */
  readonly openOn?: string
}

/** Finds items by their words, without reading them. */
export class SearchIndex extends Context.Service<
  SearchIndex,
  {
    /** The newest matches, one more than are counted at most, so that the caller can tell whether there are more. */
    readonly matches: (
      contentType: AnyContentType,
      query: IndexQuery,
      lang?: string,
    ) => Effect.Effect<ReadonlyArray<SearchMatch>, ReadFailure>
  }
>()('sahilan/ports/SearchIndex') {}
