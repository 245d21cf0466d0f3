import { Effect } from 'effect'
import { SqlError } from 'effect/sql'
import { CallFailed, StoreBusy } from '#ports/failures.ts'

/** Seconds after which another try makes sense while another process keeps the database to itself. */
const retryAfter = 5

/** Tells what went wrong in the database as the ports do. */
export const orStoreFailure = <A, E, R>(
  work: Effect.Effect<A, E, R>,
): Effect.Effect<A, Exclude<E, SqlError.SqlError> | StoreBusy | CallFailed, R> =>
  Effect.mapError(work, (error) =>
    SqlError.isSqlError(error) ? storeFailure(error) : (error as Exclude<E, SqlError.SqlError>),
  )

const storeFailure = (error: SqlError.SqlError): StoreBusy | CallFailed =>
  error.reason._tag === 'LockTimeoutError'
    ? new StoreBusy({ message: 'The database is busy. Try again in a moment.', answered: true, retryAfter })
    : new CallFailed({ message: 'The database failed.', answered: false, cause: error })
