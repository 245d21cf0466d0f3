import { Context, type Effect } from 'effect'
import type { UnexpectedFailure, StoreBusy } from '../../failures.ts'

/** The morning's e-mails to staff with the counts of mails that wait for an answer. */
export class Digests extends Context.Service<
  Digests,
  {
    /** Whether it is the time of day to send digests. */
    readonly areDue: Effect.Effect<boolean, StoreBusy | UnexpectedFailure>
    /** Queues the digests of today that are not queued yet, and returns how many. */
    readonly queue: Effect.Effect<number, StoreBusy | UnexpectedFailure>
  }
>()('sahilan/ports/Digests') {}
