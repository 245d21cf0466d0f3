import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { blobFolder, databaseFile } from '../data-folder.ts'
import { StartRefused } from '../start-refused.ts'
import { writeArchive } from './write-archive.ts'

/** All in one step: a backup in several begins anew whenever somebody writes in between. */
const atOnce = 2 ** 31 - 1

const copyDatabase = async (dataDir: string) => {
  const copy = join(dataDir, `.backup-${randomUUID()}`)
  const database = new DatabaseSync(databaseFile(dataDir), { timeout: 10_000 })
  try {
    await backup(database, copy, { rate: atOnce })
  } finally {
    database.close()
  }
  return copy
}

const blobsOf = async function* (dataDir: string) {
  const folder = blobFolder(dataDir)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const key = relative(folder, path).replaceAll(sep, '/')
    if (entry.isFile() && !key.startsWith('.')) yield { name: `files/${key}`, path }
  }
}

/** Copies the whole state into one file, while a server may be using it. The database comes first, so that every file it names is there. */
export const backupData = async (dataDir: string, target: string): Promise<number> => {
  if (!existsSync(databaseFile(dataDir))) throw new StartRefused(`DATA_DIR: there is no data in ${dataDir}.`)
  if (existsSync(target)) throw new StartRefused(`${target} exists already. Choose another name.`)
  const copy = await copyDatabase(dataDir)
  try {
    const sources = async function* () {
      yield { name: 'sahilan.db', path: copy }
      yield* blobsOf(dataDir)
    }
    return (await writeArchive(target, sources())).files.length
  } finally {
    await rm(copy, { force: true })
  }
}
