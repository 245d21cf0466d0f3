import { readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const named = 'sahilan-body-'

/** Folders of bodies say which process has made them. */
export const bodyPrefix = `${named}${process.pid}-`

const isRunning = (id: number) => {
  try {
    return process.kill(id, 0)
  } catch (error) {
    // A process of somebody else runs too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Removes bodies that processes left behind when they were killed; belongs before the first request, since an id comes back. */
export const clearBodies = (): void => {
  for (const folder of readdirSync(tmpdir())) {
    if (!folder.startsWith(named)) continue
    const maker = Number.parseInt(folder.slice(named.length), 10)
    if (maker === process.pid || !isRunning(maker))
      rmSync(join(tmpdir(), folder), { recursive: true, force: true })
  }
}
