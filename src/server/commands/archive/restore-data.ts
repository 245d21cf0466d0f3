import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { DatabaseSync } from 'node:sqlite'
import type { PostgresOptions } from '#adapters/sql/client/postgres.ts'
import { syncFolder } from '#adapters/blobs/sync-folder.ts'
import { blobFolder, databaseFile, unfinishedRestore, unpackedRestore } from '../../config/data-folder.ts'
import { lockData } from '../../config/data-lock.ts'
import { StartRefused } from '../../config/start-refused.ts'
import { readArchive, type ArchivedFile } from './read-archive.ts'

const allowedNames = /^(sahilan\.db|files\/[a-z0-9-]+(\/[a-z0-9-]+)*(\.[a-z0-9]+)?)$/

const unpack = async (archive: string, folder: string): Promise<number> => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(blobFolder(folder), { recursive: true })
  const files = await readArchive(archive, async ({ name, content }: ArchivedFile) => {
    if (!allowedNames.test(name))
      throw new StartRefused(`The archive holds ${JSON.stringify(name)}, which is no part of a backup.`)
    const file = join(folder, name)
    await mkdir(dirname(file), { recursive: true })
    await pipeline(content, createWriteStream(file, { flush: true }))
  })
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
  for (const made of [folder, ...folders]) await syncFolder(made)
  return files
}

const checkDatabase = (file: string) => {
  const database = new DatabaseSync(file)
  try {
    const [row] = database.prepare('pragma integrity_check').all()
    if (row?.['integrity_check'] !== 'ok')
      throw new StartRefused('The database in the archive is damaged. Nothing was changed.')
  } finally {
    database.close()
  }
}

/** Replaces the old data by the unpacked data. Can be run again after a crash at any point. */
const replaceData = async (dataDir: string, unpacked: string) => {
  const unfinished = unfinishedRestore(dataDir)
  await writeFile(unfinished, '', { flush: true })
  await syncFolder(dataDir)
  for (const ending of ['', '-wal', '-shm']) await rm(databaseFile(dataDir) + ending, { force: true })
  await rm(blobFolder(dataDir), { recursive: true, force: true })
  await rename(blobFolder(unpacked), blobFolder(dataDir))
  await rename(databaseFile(unpacked), databaseFile(dataDir))
  await syncFolder(dataDir)
  await rm(unfinished)
  await syncFolder(dataDir)
}

const refusedPostgres =
  'DATABASE_URL: restore without it, into an empty DATA_DIR, and copy that: npm run copy-site -- --from DATA_DIR --to postgres://…'

/**
 * Replaces the database and all files by those of a verified archive, while no server runs. Returns the number of
 * files.
 */
export const restoreData = async (
  dataDir: string,
  archive: string,
  postgres?: PostgresOptions,
): Promise<number> => {
  if (postgres !== undefined) throw new StartRefused(refusedPostgres)
  const lock = lockData(dataDir)
  const unpacked = unpackedRestore(dataDir)
  try {
    const files = await unpack(archive, unpacked)
    checkDatabase(databaseFile(unpacked))
    await replaceData(dataDir, unpacked)
    return files
  } finally {
    await rm(unpacked, { recursive: true, force: true })
    lock.release()
  }
}
