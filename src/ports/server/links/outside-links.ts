import { Context, type Effect } from 'effect'
import type { DeadOutsideLink } from '#domain/addresses/links/outside-result.ts'
import type { UnexpectedFailure, ItemNotFound, StoreBusy } from '../../failures.ts'

/** The results of checking what the site links to elsewhere. */
export class OutsideLinks extends Context.Service<
  OutsideLinks,
  {
    readonly dead: Effect.Effect<ReadonlyArray<DeadOutsideLink>, StoreBusy | UnexpectedFailure>
    /** Published targets that were not checked since a time, first those that staff want checked, and forgets those that are not published any more. */
    due(before: string): Effect.Effect<ReadonlyArray<string>, StoreBusy | UnexpectedFailure>
    /** Stores a status, or why there was none. */
    record(target: string, result: string): Effect.Effect<void, StoreBusy | UnexpectedFailure>
    /** Makes a target due that was checked before. */
    checkAgain(target: string): Effect.Effect<void, ItemNotFound | StoreBusy | UnexpectedFailure>
    /** Ignores a target that was checked before, or no longer. */
    ignore(
      target: string,
      ignored: boolean,
    ): Effect.Effect<void, ItemNotFound | StoreBusy | UnexpectedFailure>
  }
>()('sahilan/ports/OutsideLinks') {}
