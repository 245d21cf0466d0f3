import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { Saves } from '#ports/server/saves.ts'
import { newSaves, type SaveTotal } from './new-saves.ts'

/** Reads the totals of saves at each call. */
export const PostgresSaves: Layer.Layer<Saves, never, SqlClient.SqlClient> = Layer.effect(
  Saves,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const sinceLast = sql<SaveTotal>`select subject, total from saves`.pipe(
      Effect.map(newSaves()),
      // It runs hundreds of times a second.
      Effect.withTracerEnabled(false),
    )
    yield* sinceLast
    return { sinceLast: () => Effect.runPromise(sinceLast) }
  }),
).pipe(Layer.orDie)
