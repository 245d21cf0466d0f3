import { Context, Effect, Layer } from 'effect'
import { SqlClient, type SqlError } from 'effect/sql'
import { Previews } from '#ports/server/publishing/previews.ts'
import { DraftStores } from './draft-stores.ts'

/** The rows of all tables and the last ids of all sequences. */
const dumpOf = (sql: SqlClient.SqlClient): Effect.Effect<string, SqlError.SqlError> =>
  Effect.gen(function* () {
    const tables = yield* sql.onDialectOrElse({
      pg: () => sql<{ name: string }>`select relname as name from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
      orElse: () => sql<{ name: string }>`select name from sqlite_schema where type = 'table' order by 1`,
    })
    const rows = yield* Effect.forEach(tables, ({ name }) =>
      Effect.map(sql`select * from ${sql(name)}`, (found) =>
        found.map((row) => JSON.stringify(row)).toSorted(),
      ),
    )
    const sequences = yield* sql.onDialectOrElse({
      pg: () => sql`select sequencename, last_value from pg_sequences order by 1`,
      orElse: () => Effect.succeed([]),
    })
    return JSON.stringify([tables, rows, sequences])
  })

export class PreviewStores extends Context.Service<
  PreviewStores,
  DraftStores['Service'] & {
    readonly previews: Previews['Service']
    readonly dump: Effect.Effect<string, SqlError.SqlError>
  }
>()('sahilan/tests/PreviewStores') {
  static readonly layer = Layer.effect(
    PreviewStores,
    Effect.gen(function* () {
      const stores = yield* DraftStores
      return { ...stores, previews: yield* Previews, dump: dumpOf(yield* SqlClient.SqlClient) }
    }),
  )
}
