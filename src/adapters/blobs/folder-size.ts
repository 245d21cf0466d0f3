import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sizeOfAll } from './size-of-all.ts'

/** Files per batch of parallel `stat` calls. */
const batch = 64

/** The size of all files in a folder and its subfolders, in bytes. */
export const folderSize = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  let sum = 0
  for (let start = 0; start < paths.length; start += batch)
    sum += await sizeOfAll(paths.slice(start, start + batch))
  return sum
}
