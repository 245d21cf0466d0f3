import { Effect, Request, RequestResolver } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'

interface Write<Row, A, E> extends Request.Request<A, E | SqlError.SqlError> {
  readonly row: Row
}

/**
 * Writes all rows that arrive in one turn of the event loop in one transaction, and answers after its commit. A savepoint for
 * each keeps a row that fails from harming the others.
 */
export const groupCommit = <Row, A, E>(
  sql: SqlClient.SqlClient,
  write: (row: Row) => Effect.Effect<A, E | SqlError.SqlError>,
): ((row: Row) => Effect.Effect<A, E | SqlError.SqlError>) => {
  const resolver = RequestResolver.make<Write<Row, A, E>>((entries) =>
    Effect.forEach(entries, ({ request }) => Effect.exit(sql.withTransaction(write(request.row)))).pipe(
      sql.withTransaction,
      Effect.map((exits) => exits.forEach((exit, at) => entries[at]?.completeUnsafe(exit))),
    ),
  )
  const request = Request.of<Write<Row, A, E>>()
  return (row) => Effect.request(request({ row }), resolver)
}
