import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config/config.ts'
import { backupPrefix, databaseFile } from '../../config/data-folder.ts'
import { copySite } from './copy-database-and-files.ts'

/** Calls `use` with the SQLite file, or with a temporary copy of the PostgreSQL database. */
export const withDatabaseFile = async <A>(
  { dataDir, postgres }: Pick<Config, 'dataDir' | 'postgres'>,
  use: (file: string) => A | Promise<A>,
): Promise<A> => {
  if (postgres === undefined) return use(databaseFile(dataDir))
  const folder = join(dataDir, backupPrefix + randomUUID())
  await mkdir(folder, { recursive: true })
  try {
    await copySite({ from: postgres.url, to: folder })
    return await use(databaseFile(folder))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
