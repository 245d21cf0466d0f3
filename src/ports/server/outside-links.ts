import { Context, type Effect } from 'effect'
import type { DeadOutsideLink } from '#domain/links/outside-result.ts'
import type { CallFailed, StoreBusy } from '../failures.ts'

/** The results of asking what the site links to elsewhere. */
export class OutsideLinks extends Context.Service<
  OutsideLinks,
  {
    readonly dead: Effect.Effect<ReadonlyArray<DeadOutsideLink>, StoreBusy | CallFailed>
    /** Published targets that were not asked since a time, and forgets those that are not published any more. */
    due(before: string): Effect.Effect<ReadonlyArray<string>, StoreBusy | CallFailed>
    /** Stores a status, or why there was none. */
    record(target: string, result: string): Effect.Effect<void, StoreBusy | CallFailed>
  }
>()('sahilan/ports/OutsideLinks') {}
