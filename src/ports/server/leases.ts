import { Context, type Duration, type Effect } from 'effect'
import type { UnexpectedFailure, StoreBusy } from '../failures.ts'

/** Leases for jobs that only one of the processes on a store may run at a time. */
export class Leases extends Context.Service<
  Leases,
  {
    /** Acquires a job's lease for this process, or renews it. Returns `false` if another process has it. */
    take(job: string, duration: Duration.Input): Effect.Effect<boolean, StoreBusy | UnexpectedFailure>
    /** Releases the lease if this process still has it. */
    release(job: string): Effect.Effect<void, StoreBusy | UnexpectedFailure>
  }
>()('sahilan/ports/Leases') {}
