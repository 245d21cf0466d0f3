import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Effect, type Layer } from 'effect'
import { FileBlobs } from '#adapters/blobs/files.ts'
import { Blobs } from '#ports/server/files/blobs.ts'
import { blobFolder, databaseFile } from '../../config/data-folder.ts'
import { StartRefused } from '../../config/start-refused.ts'
import { databaseFaults, missingTables } from './database-faults.ts'
import { itemFaults } from './item-faults.ts'

interface Checked {
  readonly items: number
  readonly files: number
  /** One sentence for each fault. */
  readonly faults: ReadonlyArray<string>
}

const readBlobs = Effect.gen(function* () {
  const blobs = yield* Blobs
  const keys = yield* blobs.list('')
  const isReadable = (key: string) =>
    blobs.get(key).pipe(
      Effect.map(({ length }) => length > 0),
      Effect.orElseSucceed(() => false),
    )
  return { files: keys.length, readable: new Set(yield* Effect.filter(keys, isReadable)) }
})

/** Reads everything that is stored and returns what is wrong with it. A server may be running. */
export const checkData = async (
  dataDir: string,
  blobs: Layer.Layer<Blobs> = FileBlobs(blobFolder(dataDir)),
  file = databaseFile(dataDir),
): Promise<Checked> => {
  if (!existsSync(file)) throw new StartRefused(`DATA_DIR: there is no data in ${dataDir}.`)
  const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 })
  try {
    const missing = missingTables(database)
    if (missing.length > 0) return { items: 0, files: 0, faults: missing }
    // One snapshot, so that rows and counters can be compared.
    database.exec('begin')
    const ofDatabase = databaseFaults(database)
    const { faults, needed, items } = itemFaults(database)
    database.exec('commit')
    const { files, readable } = await Effect.runPromise(Effect.provide(readBlobs, blobs))
    const lacking = [...needed]
      .filter(([key]) => !readable.has(key))
      .map(([key, by]) => `${by} needs the file ${key}, which is missing or cannot be read.`)
    return { items, files, faults: [...ofDatabase, ...faults, ...lacking] }
  } finally {
    database.close()
  }
}
