import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { namedResumes } from '#adapters/sql/inbox/named-resumes.ts'
import type { PostgresOptions } from '#adapters/sql/client/postgres.ts'
import { copySite } from '../copy/copy-database-and-files.ts'
import { blobFolder, databaseFile } from '../../config/data-folder.ts'
import { blobFiles } from './blob-files.ts'

/** All in one step: a backup in several begins anew whenever somebody writes in between. */
const atOnce = 2 ** 31 - 1

const copyFileOf = async (dataDir: string, copy: string) => {
  const database = new DatabaseSync(databaseFile(dataDir), { timeout: 10_000 })
  try {
    await backup(database, copy, { rate: atOnce })
  } finally {
    database.close()
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** A second name keeps a file whatever becomes of the first one; where there are no such names, a copy does. */
const hold = async (path: string, held: string) => {
  if (existsSync(held)) return
  await mkdir(dirname(held), { recursive: true })
  await link(path, held)
    .catch((error: unknown) => (codeOf(error) === 'ENOENT' ? undefined : copyFile(path, held)))
    .catch((error: unknown) => (codeOf(error) === 'ENOENT' ? undefined : Promise.reject(error)))
}

const holdFiles = async (dataDir: string, folder: string) => {
  for (const { key, path } of await blobFiles(blobFolder(dataDir)))
    await hold(path, join(blobFolder(folder), key))
}

const lacking = (folder: string) => {
  const database = new DatabaseSync(databaseFile(folder), { readOnly: true })
  try {
    return namedResumes(database).filter((key) => !existsSync(join(blobFolder(folder), key)))
  } finally {
    database.close()
  }
}

/**
 * Holds the state of one moment in a folder beside the data while others write: the files that are there, the database, and
 * the files that came meanwhile. A file that came and went in between is missed by the database, and all is taken again.
 */
export const takeSnapshot = async (
  dataDir: string,
  folder: string,
  postgres?: PostgresOptions,
): Promise<void> => {
  const copyDatabase =
    postgres === undefined
      ? () => copyFileOf(dataDir, databaseFile(folder))
      : () => copySite({ from: postgres.url, to: folder })
  await holdFiles(dataDir, folder)
  let lost: ReadonlyArray<string> = []
  for (;;) {
    await rm(databaseFile(folder), { force: true })
    await copyDatabase()
    await holdFiles(dataDir, folder)
    const missed = lacking(folder)
    // What is missed twice has been gone for longer; the rest is worth keeping all the same.
    if (missed.every((key) => lost.includes(key))) return
    lost = missed
  }
}
