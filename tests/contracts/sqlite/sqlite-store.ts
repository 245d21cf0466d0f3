import { join } from 'node:path'
import { Effect, Layer } from 'effect'
import type { SqlClient } from 'effect/sql'
import { Sqlite } from '#adapters/sql/client/sqlite.ts'
import type { StoreUnusable } from '#adapters/sql/client/store-unusable.ts'
import { writeMigrated } from '#tests/support/databases/migrated-database.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** An empty database, removed with its layer. */
export const SqliteStore = (): Layer.Layer<SqlClient.SqlClient, StoreUnusable> =>
  Layer.unwrap(
    Effect.gen(function* () {
      const file = join(yield* temporaryFolder, 'store.db')
      yield* Effect.promise(() => writeMigrated(file))
      return Sqlite({ file })
    }),
  )
