import { Context, type Effect } from 'effect'
import type { FailedSearch } from '#domain/content/search/failed-search.ts'
import type { ReadFailure } from '../failures.ts'

/** What visitors searched in vain. */
export class FailedSearches extends Context.Service<
  FailedSearches,
  {
    /** The most frequent ones that are stored, at most `maxFailedSearches`. */
    readonly frequent: Effect.Effect<ReadonlyArray<FailedSearch>, ReadFailure>
  }
>()('sahilan/ports/FailedSearches') {}
