import { DateTime, Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import { now } from './now.ts'

interface Call {
  /** What kind of call it is; keys of different kinds are apart. */
  readonly kind: string
  readonly key: string | undefined
}

/**
 * Runs `work` once a key: the same key within 24 hours answers the first answer. Belongs into the transaction of `work`, so
 * that neither is kept without the other.
 */
export const answerOnce =
  (sql: SqlClient.SqlClient, { kind, key }: Call) =>
  <A, E>(work: Effect.Effect<A, E>): Effect.Effect<A, E | SqlError.SqlError> =>
    key === undefined
      ? work
      : Effect.gen(function* () {
          const today = DateTime.formatIso(DateTime.subtract(yield* DateTime.now, { hours: 24 }))
          yield* sql`delete from answered_calls where answered_at < ${today}`
          const [first] = yield* sql<{ answer: string }>`
            select answer from answered_calls where call = ${kind} and key = ${key}`
          // Kept from an answer of the same work.
          if (first !== undefined) return JSON.parse(first.answer) as A
          const answer = yield* work
          yield* sql`insert into answered_calls ${sql.insert({ call: kind, key, answer: JSON.stringify(answer ?? null), answered_at: yield* now })}`
          return answer
        })
