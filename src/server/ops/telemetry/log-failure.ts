import { Effect } from 'effect'
import { CallFailed, StoreBusy } from '#ports/failures.ts'

/** A failure that nobody foresaw is answered without its cause, which is for those who run the server. */
export const logFailure = (failure: unknown) =>
  failure instanceof CallFailed || (failure instanceof StoreBusy && failure.cause !== undefined)
    ? Effect.logError(failure.message, failure.cause)
    : Effect.void
