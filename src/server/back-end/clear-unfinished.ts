import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { day } from '#domain/time/durations.ts'
import { backupPrefix, unfinishedBlobs, unpackedRestore } from '../config/data-folder.ts'

/** Removes unfinished writes of killed processes. Requires the data lock; recent backups stay, as one may be running. */
export const clearUnfinished = (dataDir: string): void => {
  const backups = readdirSync(dataDir)
    .filter((name) => name.startsWith(backupPrefix))
    .map((name) => join(dataDir, name))
    .filter((path) => Date.now() - statSync(path).mtimeMs > day)
  for (const path of [unfinishedBlobs(dataDir), unpackedRestore(dataDir), ...backups])
    rmSync(path, { recursive: true, force: true })
}
