import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartRefused } from './start-refused.ts'

/** A power cut must not take the folder away from under what is in it. */
const makeFolderDurably = (folder: string) => {
  const topmost = mkdirSync(folder, { recursive: true })
  if (topmost === undefined) return
  for (let made = resolve(folder); made.length >= topmost.length; made = dirname(made)) {
    const parent = openSync(dirname(made), 'r')
    fsyncSync(parent)
    closeSync(parent)
  }
}

/**
 * Takes a data folder for this process alone, or refuses. The lock is SQLite's own on a file beside the data, so that it ends
 * with the process however that ends.
 */
export const lockData = (dataDir: string): { release(): void } => {
  const inUse = `Another process uses ${dataDir}. Stop it first, or choose another DATA_DIR.`
  try {
    makeFolderDurably(dataDir)
  } catch {
    throw new StartRefused(`DATA_DIR: ${dataDir} cannot be made or written.`)
  }
  const lock = new DatabaseSync(join(dataDir, 'in-use.lock'))
  try {
    lock.exec('begin exclusive')
  } catch {
    lock.close()
    throw new StartRefused(inUse)
  }
  return { release: () => lock.close() }
}
