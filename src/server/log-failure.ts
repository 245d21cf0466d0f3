import { Effect } from 'effect'
import { CallFailed } from '#ports/failures.ts'

/** A failure that nobody foresaw is answered without its cause, which is for those who run the server. */
export const logFailure = (failure: unknown) =>
  failure instanceof CallFailed ? Effect.logError(failure.message, failure.cause) : Effect.void
