import { stat } from 'node:fs/promises'

/** The total size of files in bytes; missing files count as 0. */
export const sizeOfAll = async (paths: ReadonlyArray<string>): Promise<number> => {
  const found = await Promise.all(paths.map((path) => stat(path).catch(() => undefined)))
  return found.reduce((sum, file) => sum + (file?.size ?? 0), 0)
}
