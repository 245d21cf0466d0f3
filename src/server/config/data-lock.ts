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

/** Milliseconds to wait until the first process has tidied the folder. */
const tidyTimeout = 1_000

/** Syncs the parent folders, so that a power cut cannot lose the folder with its content. */
const makeFolderDurably = (folder: string) => {
  const topmost = mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (topmost === undefined) return
  for (let created = resolve(folder); created.length >= topmost.length; created = dirname(created)) {
    const parent = openSync(dirname(created), 'r')
    fsyncSync(parent)
    closeSync(parent)
  }
}

const lockFile = (dataDir: string) => join(dataDir, 'in-use.lock')

/** Data of another user, as after a restore by root, would open and then fail at every write. */
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
        `DATA_DIR: the user that runs the server cannot read and write ${path}. Change its owner, or mount its disk for writing.`,
      )
    }
  }
}

export interface DataLock {
  /** Whether no other process used the folder at that moment. */
  readonly isFirst: boolean
  release(): void
}

/**
 * Locks a data folder, exclusively or shared with other processes that share it. SQLite holds the lock on a file beside the data,
 * so that it ends with the process, however that ends. `tidy` runs while no other process has the folder.
 * @throws {StartRefused}
 */
export const lockData = (dataDir: string, { isShared = false, tidy = () => {} } = {}): DataLock => {
  try {
    makeFolderDurably(dataDir)
  } catch {
    throw new StartRefused(`DATA_DIR: ${dataDir} cannot be created or written.`)
  }
  refuseUnwritable(dataDir)
  const lock = new DatabaseSync(lockFile(dataDir))
  const tryLock = (sql: string) => {
    try {
      lock.exec(sql)
      return true
    } catch {
      return false
    }
  }
  try {
    const isFirst = tryLock('begin exclusive')
    if (isFirst) tidy()
    const isLocked = isShared
      ? tryLock(
          `${isFirst ? 'rollback;' : ''} pragma busy_timeout = ${tidyTimeout}; begin; select * from sqlite_schema`,
        )
      : isFirst
    if (!isLocked)
      throw new StartRefused(`Another process uses ${dataDir}. Stop it first, or choose another DATA_DIR.`)
    return { isFirst, release: () => lock.close() }
  } catch (error) {
    lock.close()
    throw error
  }
}
