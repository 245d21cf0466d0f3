import { Context, type Effect } from 'effect'
import type { CallFailed, StoreBusy } from '../failures.ts'

/** Where refused calls are written down, for the history. */
export class AccessLog extends Context.Service<
  AccessLog,
  {
    /** The same call of the same person is written down once a minute. */
    refused(call: string): Effect.Effect<void, StoreBusy | CallFailed>
  }
>()('sahilan/ports/AccessLog') {}
