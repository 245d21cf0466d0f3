import { Array, DateTime, Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'

interface Keyed {
  readonly key?: string | undefined
}

interface KeyedRequest extends Keyed {
  /** The kind of request; each kind has its own namespace of keys. */
  readonly kind: string
}

// The table keeps the names of an earlier version: `answered_calls` are requests, `call` is their kind and `answer` their result.

/**
 * Runs `work` once per key, with all rows that have no stored result. Repeating a key within 24 hours returns the
 * first result. Must run in the transaction of `work`, so that both are stored or neither.
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
    const expired = DateTime.formatIso(DateTime.subtract(time, { hours: 24 }))
    yield* sql`delete from answered_calls where answered_at < ${expired}`
    const stored = yield* sql<{ key: string; answer: string }>`
      select key, answer from answered_calls where call = ${kind} and ${sql.in('key', [...keys])}`
    // Results of the same `kind` were stored by the same work, hence the type.
    const results = new Map(stored.map(({ key, answer }) => [key, JSON.parse(answer) as A]))
    for (const key of results.keys()) keys.delete(key)
    // Rows without a key, and the first row of each new key.
    const due = rows.filter(({ key }) => key === undefined || keys.delete(key))
    const done = Array.isReadonlyArrayNonEmpty(due) ? yield* work(due) : []
    const fresh = due.flatMap(({ key }, index) =>
      key === undefined ? [] : [{ key, result: done[index] as A }],
    )
    const toStore = fresh.map(({ key, result }) => ({
      call: kind,
      key,
      answer: JSON.stringify(result ?? null),
      answered_at: DateTime.formatIso(time),
    }))
    if (Array.isArrayNonEmpty(toStore)) yield* sql`insert into answered_calls ${sql.insert(toStore)}`
    for (const { key, result } of fresh) results.set(key, result)
    const resultOf = new Map(due.map((row, index) => [row, done[index]]))
    return rows.map((row) => (row.key === undefined ? resultOf.get(row) : results.get(row.key)) as A)
  })

/** Runs `work` once per key. See {@link oncePerKeyEach}. */
export const oncePerKey =
  (sql: SqlClient.SqlClient, { kind, key }: KeyedRequest) =>
  <A, E>(work: Effect.Effect<A, E>): Effect.Effect<A, E | SqlError.SqlError> =>
    Effect.map(
      oncePerKeyEach(sql, kind, [{ key }], () => Effect.map(work, (result) => [result])),
      ([result]) => result as A,
    )
