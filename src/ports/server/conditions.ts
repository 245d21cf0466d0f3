import { Context, type Effect } from 'effect'
import type { CallFailed, StoreBusy } from '../failures.ts'

/** What has to hold for a while before a job may act on it. */
export type Condition = 'steady clock' | 'much is due'

/** Remembers since when conditions hold, so that a restart does not end them. */
export class Conditions extends Context.Service<
  Conditions,
  {
    /**
     * Records that a condition holds at `now`, and returns for how long it has, in milliseconds. It counts from now on if the
     * clock went back, or if nobody looked for more than a day: the clock may have jumped ahead.
     */
    holds(condition: Condition, now: number): Effect.Effect<number, StoreBusy | CallFailed>
    ended(condition: Condition): Effect.Effect<void, StoreBusy | CallFailed>
  }
>()('sahilan/ports/Conditions') {}
