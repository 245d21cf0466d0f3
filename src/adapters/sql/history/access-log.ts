import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { AccessLog } from '#ports/server/access-log.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { recordAccess } from './record-activity.ts'
import { orStoreFailure } from '../client/store-failure.ts'

/** Refused calls beside the changes. */
export const SqlAccessLog: Layer.Layer<AccessLog, never, SqlClient.SqlClient> = Layer.effect(
  AccessLog,
  Effect.map(SqlClient.SqlClient, (sql) =>
    AccessLog.of({
      refused: (title) =>
        Effect.flatMap(OnBehalfOf, (person) => recordAccess(sql, { ...person, kind: 'refused', title })).pipe(
          sql.withTransaction,
          orStoreFailure,
        ),
    }),
  ),
)
