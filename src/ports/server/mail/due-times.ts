import { Context, type Effect } from 'effect'
import type { UnexpectedFailure, StoreBusy } from '../../failures.ts'

/** The due times of open mails, which follow the settings of the desk. */
export class DueTimes extends Context.Service<
  DueTimes,
  {
    /** Whether any due times were computed with older settings. */
    readonly areOutdated: Effect.Effect<boolean, StoreBusy | UnexpectedFailure>
    /** Computes some of them again, and returns whether there may be more. */
    readonly recalculate: Effect.Effect<boolean, StoreBusy | UnexpectedFailure>
  }
>()('sahilan/ports/DueTimes') {}
