import { Context, type Effect } from 'effect'
import type { UnexpectedFailure, StoreBusy } from '../failures.ts'

/** A condition that must hold for a while before a job may act on it. */
export type Condition = 'steady clock' | 'much is due' | 'mailbox away'

/** Stores since when conditions have held, so that a restart does not reset them. */
export class Conditions extends Context.Service<
  Conditions,
  {
    /**
     * Records that a condition holds at `now`, and returns for how long it has, in milliseconds. Starts again at 0 if
     * the clock went back by more than a minute, as clocks of processes differ by less, or if the last record is older
     * than a day: the clock may have jumped ahead.
     */
    holds(condition: Condition, now: number): Effect.Effect<number, StoreBusy | UnexpectedFailure>
    /** For how many milliseconds a condition has held; 0 if it does not, or was not recorded for an hour. */
    lasted(condition: Condition, now: number): Effect.Effect<number, StoreBusy | UnexpectedFailure>
    /** Resets a condition. */
    ended(condition: Condition): Effect.Effect<void, StoreBusy | UnexpectedFailure>
  }
>()('sahilan/ports/Conditions') {}
