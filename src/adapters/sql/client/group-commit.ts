import { Array, Data, Effect, Exit, Request, RequestResolver, type Cause } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'

interface Write<Row, A, E> extends Request.Request<A, E | SqlError.SqlError> {
  readonly row: Row
}

class RowsFailed<E> extends Data.TaggedError('RowsFailed')<{ readonly cause: Cause.Cause<E> }> {}

/** Rows of one transaction; what one statement inserts has to fit into its parameters. */
const mostRows = 200

/**
 * Writes all rows that arrive in one turn of the event loop at once, in one transaction, and answers after its commit. Where
 * that fails each is written anew by itself, in a savepoint, so that a bad row harms none of the others. So `write` may see a
 * row twice, and does nothing outside of the database; it answers for each of its rows, in their order.
 */
export const groupCommit = <Row, A, E>(
  sql: SqlClient.SqlClient,
  write: (rows: Array.NonEmptyReadonlyArray<Row>) => Effect.Effect<ReadonlyArray<A>, E | SqlError.SqlError>,
): ((row: Row) => Effect.Effect<A, E | SqlError.SqlError>) => {
  const together = (rows: Array.NonEmptyReadonlyArray<Row>) =>
    write(rows).pipe(
      Effect.map((answers) => answers.map(Exit.succeed)),
      Effect.catchCause((cause) => Effect.fail(new RowsFailed({ cause }))),
      sql.withTransaction,
    )

  const apart = (rows: ReadonlyArray<Row>) =>
    Effect.forEach(rows, (row) =>
      write([row]).pipe(
        sql.withTransaction,
        Effect.map(([answer]) => answer as A),
        Effect.exit,
      ),
    ).pipe(sql.withTransaction)

  const resolver = RequestResolver.make<Write<Row, A, E>>((entries) => {
    const rows = Array.map(entries, ({ request }) => request.row)
    return together(rows).pipe(
      Effect.catchTag('RowsFailed', ({ cause }) =>
        rows.length === 1 ? Effect.succeed([Exit.failCause(cause)]) : apart(rows),
      ),
      Effect.map((exits) => exits.forEach((exit, at) => entries[at]?.completeUnsafe(exit))),
    )
  }).pipe(RequestResolver.batchN(mostRows))
  const request = Request.of<Write<Row, A, E>>()
  return (row) => Effect.request(request({ row }), resolver)
}
