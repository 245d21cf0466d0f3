import { Effect } from 'effect'
import { SqlError } from 'effect/sql'
import { CallFailed, StoreBusy } from '#ports/failures.ts'

/** Seconds after which another try makes sense while another process keeps the database to itself, or the disk is full. */
const retryAfter = 5

/** Tells what went wrong in the database as the ports do. */
export const orStoreFailure = <A, E, R>(
  work: Effect.Effect<A, E, R>,
): Effect.Effect<A, Exclude<E, SqlError.SqlError> | StoreBusy | CallFailed, R> =>
  Effect.mapError(work, (error) =>
    SqlError.isSqlError(error) ? storeFailure(error) : (error as Exclude<E, SqlError.SqlError>),
  )

/** SQLite's code of a disk without space. */
const full = 13

const isFull = ({ cause }: SqlError.SqlErrorReason) =>
  cause instanceof Error && 'errcode' in cause && cause.errcode === full

const storeFailure = (error: SqlError.SqlError): StoreBusy | CallFailed => {
  if (error.reason._tag === 'LockTimeoutError')
    return new StoreBusy({
      message: 'The database is busy. Try again in a moment.',
      answered: true,
      retryAfter,
    })
  if (isFull(error.reason))
    return new StoreBusy({
      message: 'There is no space left to store this. Try again later.',
      answered: true,
      retryAfter,
      cause: error,
    })
  return new CallFailed({ message: 'The database failed.', answered: false, cause: error })
}
