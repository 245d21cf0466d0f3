import { Effect, Schedule } from 'effect'
import { SqlError } from 'effect/sql'

/** Tries anew, for so long, what found no turn: another process that starts may migrate or fill the database for minutes. */
export const retryUntilFree = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.retry(work, {
    schedule: Schedule.during('10 minutes'),
    while: (error) => SqlError.isSqlError(error) && error.reason._tag === 'LockTimeoutError',
  })
