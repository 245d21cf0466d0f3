import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { blobFolder, databaseFile } from './data-folder.ts'
import { StartRefused } from './start-refused.ts'

/** How long a process that shares a folder waits for the one that has come first to tidy it, in milliseconds. */
const tidying = 1_000

/** A power cut must not take the folder away from under what is in it. */
const makeFolderDurably = (folder: string) => {
  const topmost = mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (topmost === undefined) return
  for (let made = resolve(folder); made.length >= topmost.length; made = dirname(made)) {
    const parent = openSync(dirname(made), 'r')
    fsyncSync(parent)
    closeSync(parent)
  }
}

const lockFile = (dataDir: string) => join(dataDir, 'in-use.lock')

/** Data that somebody else owns, as after a restore by root: SQLite would open it, and every write would fail. */
const refuseUnwritable = (dataDir: string) => {
  const [database, files] = [databaseFile(dataDir), blobFolder(dataDir)]
  const folders = existsSync(files) ? readdirSync(files).map((name) => join(files, name)) : []
  for (const path of [
    dataDir,
    lockFile(dataDir),
    database,
    `${database}-wal`,
    `${database}-shm`,
    files,
    ...folders,
  ]) {
    if (!existsSync(path)) continue
    try {
      accessSync(path, constants.R_OK | constants.W_OK)
    } catch {
      throw new StartRefused(
        `DATA_DIR: ${path} cannot be read and written by the user that runs this. Give it to that user, or mount its disk for writing.`,
      )
    }
  }
}

export interface DataLock {
  /** Whether no other process has used the folder at that moment. */
  readonly isFirst: boolean
  release(): void
}

/**
 * Takes a data folder for this process alone, or beside others that share it too, or refuses. The lock is SQLite's own on a
 * file beside the data, so that it ends with the process however that ends. `tidy` is done while nobody else has the folder.
 */
export const lockData = (dataDir: string, { isShared = false, tidy = () => {} } = {}): DataLock => {
  try {
    makeFolderDurably(dataDir)
  } catch {
    throw new StartRefused(`DATA_DIR: ${dataDir} cannot be made or written.`)
  }
  refuseUnwritable(dataDir)
  const lock = new DatabaseSync(lockFile(dataDir))
  const takes = (sql: string) => {
    try {
      lock.exec(sql)
      return true
    } catch {
      return false
    }
  }
  try {
    const isFirst = takes('begin exclusive')
    if (isFirst) tidy()
    const isTaken = isShared
      ? takes(
          `${isFirst ? 'rollback;' : ''} pragma busy_timeout = ${tidying}; begin; select * from sqlite_schema`,
        )
      : isFirst
    if (!isTaken)
      throw new StartRefused(`Another process uses ${dataDir}. Stop it first, or choose another DATA_DIR.`)
    return { isFirst, release: () => lock.close() }
  } catch (error) {
    lock.close()
    throw error
  }
}
