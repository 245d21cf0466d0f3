import { Effect } from 'effect'
import { UnexpectedFailure, StoreBusy } from '#ports/failures.ts'

/** Logs the cause of an unexpected failure, which the response does not reveal. */
export const logFailure = (failure: unknown) =>
  failure instanceof UnexpectedFailure || (failure instanceof StoreBusy && failure.cause !== undefined)
    ? Effect.logError(failure.message, failure.cause)
    : Effect.void
