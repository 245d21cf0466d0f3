import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { S3Options } from '#adapters/blobs/s3-client.ts'
import type { PostgresOptions } from '#adapters/sql/client/postgres.ts'
import { backupPrefix, blobFolder, databaseFile } from '../../config/data-folder.ts'
import { StartRefused } from '../../config/start-refused.ts'
import { blobFiles } from './blob-files.ts'
import { takeSnapshot } from './snapshot.ts'
import { writeArchive } from './write-archive.ts'

/** Copies the database and all files into one archive, while a server may run. Returns the number of files. */
export const backupData = async (
  dataDir: string,
  target: string,
  postgres?: PostgresOptions,
  s3?: S3Options,
): Promise<number> => {
  if (postgres === undefined && !existsSync(databaseFile(dataDir)))
    throw new StartRefused(`DATA_DIR: there is no data in ${dataDir}.`)
  if (!existsSync(dirname(target)))
    throw new StartRefused(`There is no folder ${dirname(target)}. Make it first.`)
  if (existsSync(target)) throw new StartRefused(`${target} exists already. Choose another name.`)
  const folder = join(dataDir, backupPrefix + randomUUID())
  await mkdir(folder, { recursive: true })
  try {
    await takeSnapshot(dataDir, folder, postgres, s3)
    const blobs = await blobFiles(blobFolder(folder))
    const sources = [
      { name: 'sahilan.db', path: databaseFile(folder) },
      ...blobs.map(({ key, path }) => ({ name: `files/${key}`, path })),
    ]
    return (await writeArchive(target, sources)).files.length
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
