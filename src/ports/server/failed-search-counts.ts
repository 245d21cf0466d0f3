import { Context, type Effect } from 'effect'

/** Counts what visitors search in vain. A failure does not reach them. */
export class FailedSearchCounts extends Context.Service<
  FailedSearchCounts,
  {
    /**
     * Counts a network address that searched these words today. The first address of a day is not counted, but stored
     * with the second one, so that words of a single address are never stored.
     */
    readonly add: (words: string) => Effect.Effect<void>
  }
>()('sahilan/ports/FailedSearchCounts') {}
