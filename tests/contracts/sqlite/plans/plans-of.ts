import { Effect } from 'effect'
import { SqlClient, Statement } from 'effect/sql'

/** The query plans of all statements that an effect runs. */
export const plansOf = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const compiled: Array<readonly [string, ReadonlyArray<unknown>]> = []
    const recording: Statement.Transformer = (statement) => {
      compiled.push(statement.compile())
      return Effect.succeed(statement)
    }
    yield* Effect.provideService(effect, Statement.CurrentTransformer, recording)
    const plans = yield* Effect.forEach(compiled, ([text, params]) =>
      sql.unsafe<{ detail: string }>(`explain query plan ${text}`, params),
    )
    return plans.flat().map(({ detail }) => detail)
  })
