import { DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { PublicationClock } from '#ports/server/publishing/publication-clock.ts'
import { orStoreFailure } from '../client/store-failure.ts'

/** The clock of the database server. Those of the machines of several processes may differ. */
export const PostgresClock = Layer.effect(
  PublicationClock,
  Effect.map(SqlClient.SqlClient, (sql) =>
    // Not `now()`, which is the start of a transaction that may have waited for its turn.
    sql<{ time: number }>`select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as time`.pipe(
      Effect.map(([row]) => DateTime.makeUnsafe(row?.time ?? Number.NaN)),
      orStoreFailure,
    ),
  ),
)
