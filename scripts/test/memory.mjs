import { statfsSync } from 'node:fs'

const folder = '/dev/shm'
const enough = 2 * 1024 ** 3

/** Finds a folder in memory with enough space: tests write faster there, and wear no disk. */
export const findMemoryFolder = () => {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize < enough ? undefined : folder
  } catch {
    return undefined
  }
}
