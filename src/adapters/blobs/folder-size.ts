import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sizeOfAll } from './size-of-all.ts'

/** Files that are looked at together. */
const atOnce = 64

/** Bytes of the files in a folder and below. */
export const folderSize = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  let sum = 0
  for (let start = 0; start < paths.length; start += atOnce)
    sum += await sizeOfAll(paths.slice(start, start + atOnce))
  return sum
}
