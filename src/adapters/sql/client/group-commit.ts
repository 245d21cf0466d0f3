import { Array, Data, Effect, Exit, Request, RequestResolver, type Cause } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'

interface Write<Row, A, E> extends Request.Request<A, E | SqlError.SqlError> {
  readonly row: Row
}

class RowsFailed<E> extends Data.TaggedError('RowsFailed')<{ readonly cause: Cause.Cause<E> }> {}

/** Rows per transaction; one statement's parameters must suffice for them. */
const maxRows = 200

/**
 * Writes all rows that arrive in one turn of the event loop in one transaction, and returns after its commit. If that
 * fails, each row is written again in its own savepoint, so that a bad row does not affect the others. `write` may
 * therefore see a row twice and must only touch the database. It returns one result per row, in their order.
 */
export const groupCommit = <Row, A, E>(
  sql: SqlClient.SqlClient,
  write: (rows: Array.NonEmptyReadonlyArray<Row>) => Effect.Effect<ReadonlyArray<A>, E | SqlError.SqlError>,
): ((row: Row) => Effect.Effect<A, E | SqlError.SqlError>) => {
  const inOneBatch = (rows: Array.NonEmptyReadonlyArray<Row>) =>
    write(rows).pipe(
      Effect.map((results) => results.map(Exit.succeed)),
      Effect.catchCause((cause) => Effect.fail(new RowsFailed({ cause }))),
      sql.withTransaction,
    )

  const oneByOne = (rows: ReadonlyArray<Row>) =>
    Effect.forEach(rows, (row) =>
      write([row]).pipe(
        sql.withTransaction,
        Effect.map(([result]) => result as A),
        Effect.exit,
      ),
    ).pipe(sql.withTransaction)

  const resolver = RequestResolver.make<Write<Row, A, E>>((entries) => {
    const rows = Array.map(entries, ({ request }) => request.row)
    return inOneBatch(rows).pipe(
      Effect.catchTag('RowsFailed', ({ cause }) =>
        rows.length === 1 ? Effect.succeed([Exit.failCause(cause)]) : oneByOne(rows),
      ),
      Effect.map((exits) => exits.forEach((exit, index) => entries[index]?.completeUnsafe(exit))),
    )
  }).pipe(RequestResolver.batchN(maxRows))
  const request = Request.of<Write<Row, A, E>>()
  return (row) => Effect.request(request({ row }), resolver)
}
