import { Effect, Layer } from 'effect'
import { SqliteSaves } from '#adapters/sql/jobs/sqlite-saves.ts'
import { SqlClient } from 'effect/sql'
import { variedContentTypes } from '../content/content-inputs.ts'
import { savesContract } from '../jobs/saves-contract.ts'
import { savesStarted } from '../jobs/saves-started.ts'
import { sqlContracts } from '../support/sql-contracts.ts'
import { SqliteStore } from './sqlite-store.ts'

sqlContracts('SQLite', SqliteStore, variedContentTypes)

/** Opens the file of the store's database. */
const saves = Layer.unwrap(
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const [main] = yield* sql<{ file: string }>`select file from pragma_database_list where name = 'main'`
    return SqliteSaves(main?.file ?? '')
  }).pipe(Effect.orDie),
)
savesContract('SQLite', savesStarted(SqliteStore, saves))
