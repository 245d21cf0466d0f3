import { Effect } from 'effect'
import type { SqlClient } from 'effect/sql'

/** Deletes the traces of erased mails outside of their tables. */
export const erasedTraces = (sql: SqlClient.SqlClient) => ({
  /** Must run in the transaction. The idempotency key of a posted form is derived from its fields. */
  forgetAnswers: (references: ReadonlyArray<string>) => sql`
    delete from answered_calls where call in ('enquiry.send', 'profile.send')
      and coalesce(answer -> 'receipt' ->> 'reference', answer ->> 'reference') in ${sql.in(references)}`,

  /** Runs afterwards: SQLite's write-ahead log repeats deleted data until it is truncated, which readers may postpone. */
  emptyLog: sql.onDialectOrElse({
    pg: () => Effect.void,
    orElse: () => Effect.ignore(sql`pragma wal_checkpoint(truncate)`, { log: true }),
  }),
})
