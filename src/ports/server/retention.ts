import { Context, type Effect } from 'effect'
import type { Due, RetainedCounts } from '#domain/privacy/retention.ts'
import type { CallFailed, StoreBusy } from '../failures.ts'

/** What a step has done. */
export interface Swept {
  readonly gone: RetainedCounts
  /** Whether there is more to do. */
  readonly isMore: boolean
}

/** Forgets what was kept long enough. */
export class Retention extends Context.Service<
  Retention,
  {
    /** What is over its time; changes nothing. */
    due(now: number): Effect.Effect<ReadonlyArray<Due>, StoreBusy | CallFailed>
    /**
     * One bounded step of work, as of an instant; without one only what is too many goes, whatever its age. Received mails
     * that go are written down in the history, by their number.
     */
    sweep(now?: number): Effect.Effect<Swept, StoreBusy | CallFailed>
  }
>()('sahilan/ports/Retention') {}
