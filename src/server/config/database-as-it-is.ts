import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { newest } from '#adapters/sql/client/migrate.ts'
import { UnmigratedPostgres } from '#adapters/sql/client/postgres.ts'
import { Sqlite } from '#adapters/sql/client/sqlite.ts'
import type { Config } from './config.ts'
import { databaseFile } from './data-folder.ts'
import { StartRefused } from './start-refused.ts'

const otherVersion = new StartRefused(
  'The data is of another version of this program. Use that one, or start this one first.',
)

/** Opens the database without migrating it, as a running server may be of another version. */
export const databaseAsItIs = ({ dataDir, postgres }: Pick<Config, 'dataDir' | 'postgres'>) => {
  if (postgres !== undefined) return UnmigratedPostgres(postgres.url)
  const file = databaseFile(dataDir)
  if (!existsSync(file)) throw new StartRefused(`There is no data in ${dataDir}. Start the server first.`)
  const database = new DatabaseSync(file, { readOnly: true })
  const last = database.prepare('select max(migration_id) as id from migrations').get()
  database.close()
  if (last?.['id'] !== newest) throw otherVersion
  return Sqlite({ file })
}
