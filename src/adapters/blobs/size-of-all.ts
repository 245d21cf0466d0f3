import { stat } from 'node:fs/promises'

/** Bytes of some files together; one that is not there, or goes meanwhile, has none. */
export const sizeOfAll = async (paths: ReadonlyArray<string>): Promise<number> => {
  const found = await Promise.all(paths.map((path) => stat(path).catch(() => undefined)))
  return found.reduce((sum, file) => sum + (file?.size ?? 0), 0)
}
