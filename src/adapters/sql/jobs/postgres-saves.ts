import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { Saves } from '#ports/server/saves.ts'
import { newSaves, type Saved } from './new-saves.ts'

/** Saves in a database of PostgreSQL: its totals are some rows, read at each question. */
export const PostgresSaves: Layer.Layer<Saves, never, SqlClient.SqlClient> = Layer.effect(
  Saves,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const movedIn = newSaves()
    const question = sql<Saved>`select subject, total from saves`.pipe(
      Effect.map(movedIn),
      // It is asked hundreds of times a second.
      Effect.withTracerEnabled(false),
    )
    yield* question
    return { sinceLast: () => Effect.runPromise(question) }
  }),
).pipe(Layer.orDie)
