import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Files that are looked at together. */
const atOnce = 64

const sizeOf = async (path: string): Promise<number> => {
  // A file may go while the others are counted.
  const found = await stat(path).catch(() => undefined)
  return found?.size ?? 0
}

/** Bytes of the files in a folder and below; `wanted` says which of them, by their names, count. */
export const folderSize = async (folder: string, wanted: (name: string) => boolean): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries
    .filter((entry) => entry.isFile() && wanted(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  let sum = 0
  for (let start = 0; start < paths.length; start += atOnce) {
    const sizes = await Promise.all(paths.slice(start, start + atOnce).map(sizeOf))
    for (const size of sizes) sum += size
  }
  return sum
}
