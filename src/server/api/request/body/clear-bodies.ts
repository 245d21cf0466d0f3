import { readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const commonPrefix = 'sahilan-body-'

/** The name of a folder contains the process that created it. */
export const bodyPrefix = `${commonPrefix}${process.pid}-`

const isRunning = (id: number) => {
  try {
    return process.kill(id, 0)
  } catch (error) {
    // EPERM: it is running, as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Removes the uploads of killed processes. Runs before the first request, as process ids are reused. */
export const removeStaleUploads = (): void => {
  for (const folder of readdirSync(tmpdir())) {
    if (!folder.startsWith(commonPrefix)) continue
    const creator = Number.parseInt(folder.slice(commonPrefix.length), 10)
    if (creator === process.pid || !isRunning(creator))
      rmSync(join(tmpdir(), folder), { recursive: true, force: true })
  }
}
