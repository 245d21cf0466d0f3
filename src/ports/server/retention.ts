import { Context, type Effect } from 'effect'
import type { Due, RetainedCounts } from '#domain/privacy/retention.ts'
import type { UnexpectedFailure, StoreBusy } from '../failures.ts'

/** The result of one step. */
export interface SweepResult {
  readonly gone: RetainedCounts
  /** Whether another step is needed. */
  readonly isMore: boolean
}

/** Deletes personal data whose retention period is over. */
export class Retention extends Context.Service<
  Retention,
  {
    /** Counts what is due for deletion at an instant (milliseconds since 1970). */
    due(now: number): Effect.Effect<ReadonlyArray<Due>, StoreBusy | UnexpectedFailure>
    /**
     * Deletes a bounded number of rows that are due at `now`. Without `now`, deletes only rows beyond the limits on
     * their number, whatever their age. Records in the history how many received mails were deleted.
     */
    sweep(now?: number): Effect.Effect<SweepResult, StoreBusy | UnexpectedFailure>
  }
>()('sahilan/ports/Retention') {}
