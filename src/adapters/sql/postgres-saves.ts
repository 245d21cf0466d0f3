import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { Saves } from '#ports/saves.ts'
import { newSaves, type Saved } from './new-saves.ts'

/** Saves in a database of PostgreSQL: its totals are some rows, read at each question. */
export const PostgresSaves: Layer.Layer<Saves, never, SqlClient.SqlClient> = Layer.effect(
  Saves,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const run = Effect.runPromiseWith(yield* Effect.context<never>())
    const movedIn = newSaves()
    const question = Effect.map(sql<Saved>`select subject, total from saves`, movedIn)
    yield* question
    return { sinceLast: () => run(question) }
  }),
).pipe(Layer.orDie)
