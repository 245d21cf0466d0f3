import { Array, DateTime, Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'

interface Keyed {
  readonly key?: string | undefined
}

interface Call extends Keyed {
  /** What kind of call it is; keys of different kinds are apart. */
  readonly kind: string
}

/**
 * Does `work` once a key, for all rows together that have no answer yet: the same key within 24 hours answers the first
 * answer. Belongs into the transaction of `work`, so that neither is kept without the other.
 */
export const oncePerKeyEach = <Row extends Keyed, A, E>(
  sql: SqlClient.SqlClient,
  kind: string,
  rows: Array.NonEmptyReadonlyArray<Row>,
  work: (rows: Array.NonEmptyReadonlyArray<Row>) => Effect.Effect<ReadonlyArray<A>, E>,
): Effect.Effect<ReadonlyArray<A>, E | SqlError.SqlError> =>
  Effect.gen(function* () {
    const keys = new Set(rows.flatMap(({ key }) => key ?? []))
    if (keys.size === 0) return yield* work(rows)
    const time = yield* DateTime.now
    const today = DateTime.formatIso(DateTime.subtract(time, { hours: 24 }))
    yield* sql`delete from answered_calls where answered_at < ${today}`
    const kept = yield* sql<{ key: string; answer: string }>`
      select key, answer from answered_calls where call = ${kind} and ${sql.in('key', [...keys])}`
    // Kept from answers of the same work.
    const answers = new Map(kept.map(({ key, answer }) => [key, JSON.parse(answer) as A]))
    for (const key of answers.keys()) keys.delete(key)
    // The first of each key that is left, and all without one.
    const due = rows.filter(({ key }) => key === undefined || keys.delete(key))
    const done = Array.isReadonlyArrayNonEmpty(due) ? yield* work(due) : []
    const fresh = due.flatMap(({ key }, at) => (key === undefined ? [] : [{ key, answer: done[at] as A }]))
    const answered = fresh.map(({ key, answer }) => ({
      call: kind,
      key,
      answer: JSON.stringify(answer ?? null),
      answered_at: DateTime.formatIso(time),
    }))
    if (Array.isArrayNonEmpty(answered)) yield* sql`insert into answered_calls ${sql.insert(answered)}`
    for (const { key, answer } of fresh) answers.set(key, answer)
    const doneOf = new Map(due.map((row, at) => [row, done[at]]))
    return rows.map((row) => (row.key === undefined ? doneOf.get(row) : answers.get(row.key)) as A)
  })

/** The same for one call. */
export const oncePerKey =
  (sql: SqlClient.SqlClient, { kind, key }: Call) =>
  <A, E>(work: Effect.Effect<A, E>): Effect.Effect<A, E | SqlError.SqlError> =>
    Effect.map(
      oncePerKeyEach(sql, kind, [{ key }], () => Effect.map(work, (answer) => [answer])),
      ([answer]) => answer as A,
    )
