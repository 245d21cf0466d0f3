import { Context, type Duration, type Effect } from 'effect'
import type { CallFailed, StoreBusy } from '../failures.ts'

/** Work beside the calls that one process at a time does, of all that share a store. */
export class Leases extends Context.Service<
  Leases,
  {
    /** Whether the work is this process's now, for so long at most; one's own is taken anew. */
    take(work: string, lease: Duration.Input): Effect.Effect<boolean, StoreBusy | CallFailed>
    /** Twice, or where another process has it by now, is once. */
    giveBack(work: string): Effect.Effect<void, StoreBusy | CallFailed>
  }
>()('sahilan/ports/Leases') {}
