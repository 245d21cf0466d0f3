import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { namedResumes } from '#adapters/sql/inbox/named-resumes.ts'
import type { S3Options } from '#adapters/blobs/s3-client.ts'
import type { PostgresOptions } from '#adapters/sql/client/postgres.ts'
import { copySite } from '../copy/copy-database-and-files.ts'
import { blobFolder, databaseFile } from '../../config/data-folder.ts'
import { blobFiles } from './blob-files.ts'

/** Copies all pages in one step: SQLite restarts a backup in several steps at each write in between. */
const allPages = 2 ** 31 - 1

const copySqlite = async (dataDir: string, copy: string) => {
  const database = new DatabaseSync(databaseFile(dataDir), { timeout: 10_000 })
  try {
    await backup(database, copy, { rate: allPages })
  } finally {
    database.close()
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Links a file, so that it survives its removal; copies it if the file system has no hard links. */
const hold = async (path: string, target: string) => {
  if (existsSync(target)) return
  await mkdir(dirname(target), { recursive: true })
  await link(path, target)
    .catch((error: unknown) => (codeOf(error) === 'ENOENT' ? undefined : copyFile(path, target)))
    .catch((error: unknown) => (codeOf(error) === 'ENOENT' ? undefined : Promise.reject(error)))
}

const holdFiles = async (dataDir: string, folder: string) => {
  for (const { key, path } of await blobFiles(blobFolder(dataDir)))
    await hold(path, join(blobFolder(folder), key))
}

const missingResumes = (folder: string) => {
  const database = new DatabaseSync(databaseFile(folder), { readOnly: true })
  try {
    return namedResumes(database).filter((key) => !existsSync(join(blobFolder(folder), key)))
  } finally {
    database.close()
  }
}

/**
 * Takes a consistent snapshot into a folder while a server writes: the files, the database, and the files that were
 * added meanwhile. Starts again if the database refers to a file that was added and removed in between; with an object
 * store none is ever here.
 */
export const takeSnapshot = async (
  dataDir: string,
  folder: string,
  postgres?: PostgresOptions,
  s3?: S3Options,
): Promise<void> => {
  const copyDatabase =
    postgres === undefined
      ? () => copySqlite(dataDir, databaseFile(folder))
      : () => copySite({ from: postgres.url, to: folder })
  await holdFiles(dataDir, folder)
  let lost: ReadonlyArray<string> = []
  for (;;) {
    await rm(databaseFile(folder), { force: true })
    await copyDatabase()
    await holdFiles(dataDir, folder)
    if (s3 !== undefined) return
    const missing = missingResumes(folder)
    // A file that is missing twice was lost before: a backup of the rest is still useful.
    if (missing.every((key) => lost.includes(key))) return
    lost = missing
  }
}
