import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { AccessLog } from '#ports/server/access-log.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { recordAction } from './record-activity.ts'
import { orStoreFailure } from '../client/store-failure.ts'

/** Records refused requests in the table of activities. */
export const SqlAccessLog: Layer.Layer<AccessLog, never, SqlClient.SqlClient> = Layer.effect(
  AccessLog,
  Effect.map(SqlClient.SqlClient, (sql) =>
    AccessLog.of({
      recordRefusal: (endpoint) =>
        Effect.flatMap(OnBehalfOf, (user) =>
          recordAction(sql, { ...user, kind: 'refused', title: endpoint }),
        ).pipe(sql.withTransaction, orStoreFailure),
    }),
  ),
)
