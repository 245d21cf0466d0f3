import { Context, type Effect } from 'effect'
import type { UnexpectedFailure, StoreBusy } from '../failures.ts'

/** Records refused requests in the audit trail. */
export class AccessLog extends Context.Service<
  AccessLog,
  {
    /** Records a request, at most once a minute for the same user and endpoint. */
    recordRefusal(endpoint: string): Effect.Effect<void, StoreBusy | UnexpectedFailure>
  }
>()('sahilan/ports/AccessLog') {}
