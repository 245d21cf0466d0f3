import { Effect, Schedule } from 'effect'
import { SqlError } from 'effect/sql'

/** Retries on lock timeouts: another process may be migrating or filling the database for minutes. */
export const retryUntilFree = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.retry(work, {
    schedule: Schedule.during('10 minutes'),
    while: (error) => SqlError.isSqlError(error) && error.reason._tag === 'LockTimeoutError',
  })
