import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { blobFiles } from '../archive/blob-files.ts'
import { blobFolder, databaseFile } from '../data-folder.ts'
import { StartRefused } from '../start-refused.ts'
import { databaseFaults } from './database-faults.ts'
import { itemFaults } from './item-faults.ts'

interface Checked {
  readonly items: number
  readonly files: number
  /** One sentence each. */
  readonly faults: ReadonlyArray<string>
}

const isReadable = (path: string) =>
  readFile(path).then(
    ({ length }) => length > 0,
    () => false,
  )

/** Reads all that is stored, while a server may be using it, and says what is wrong. It changes nothing. */
export const checkData = async (dataDir: string): Promise<Checked> => {
  if (!existsSync(databaseFile(dataDir))) throw new StartRefused(`DATA_DIR: there is no data in ${dataDir}.`)
  const database = new DatabaseSync(databaseFile(dataDir), { readOnly: true, timeout: 10_000 })
  try {
    const ofDatabase = databaseFaults(database)
    const { faults, needed, items } = itemFaults(database)
    const found = await blobFiles(blobFolder(dataDir))
    const readable = new Set<string>()
    for (const { key, path } of found) if (await isReadable(path)) readable.add(key)
    const missing = [...needed]
      .filter(([key]) => !readable.has(key))
      .map(([key, by]) => `${by} needs the file ${key}, which is not there or cannot be read.`)
    return { items, files: found.length, faults: [...ofDatabase, ...faults, ...missing] }
  } finally {
    database.close()
  }
}
