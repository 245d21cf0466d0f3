import { Effect } from 'effect'
import { SqlError } from 'effect/sql'
import { shared } from '#domain/wording/en/shared.ts'
import { UnexpectedFailure, StoreBusy } from '#ports/failures.ts'

/** `Retry-After` in seconds while the database is locked or the disk is full. */
const retryAfter = 5

/** Maps SQL errors to the failures of the ports. */
export const orStoreFailure = <A, E, R>(
  work: Effect.Effect<A, E, R>,
): Effect.Effect<A, Exclude<E, SqlError.SqlError> | StoreBusy | UnexpectedFailure, R> =>
  Effect.mapError(work, (error) =>
    SqlError.isSqlError(error) ? storeFailure(error) : (error as Exclude<E, SqlError.SqlError>),
  )

/** The codes of SQLite and PostgreSQL for a full disk. */
const isFull = ({ cause }: SqlError.SqlErrorReason) =>
  cause instanceof Error &&
  (('errcode' in cause && cause.errcode === 13) || ('code' in cause && cause.code === '53100'))

/** Locked by another process, or PostgreSQL is restarting: the statement did not run. */
const isBusy = ({ _tag, operation }: SqlError.SqlErrorReason) =>
  _tag === 'LockTimeoutError' || (_tag === 'ConnectionError' && operation === 'connect')

const storeFailure = (error: SqlError.SqlError): StoreBusy | UnexpectedFailure => {
  if (isBusy(error.reason))
    return new StoreBusy({
      message: shared.server.databaseBusy,
      retryAfter,
    })
  if (isFull(error.reason))
    return new StoreBusy({
      message: shared.server.full,
      retryAfter,
      cause: error,
    })
  return new UnexpectedFailure({ message: 'The database failed.', withoutResponse: true, cause: error })
}
