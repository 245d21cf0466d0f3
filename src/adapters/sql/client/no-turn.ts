import { SqlError } from 'effect/sql'

/** A transaction that waited too long for those before it. */
export const noTurn = new SqlError.SqlError({
  reason: new SqlError.LockTimeoutError({
    cause: new Error('Timed out waiting for other transactions'),
    operation: 'begin',
  }),
})
