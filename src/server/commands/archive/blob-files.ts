import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { isBlobKey } from '#adapters/blobs/blob-key.ts'

/** Lists the stored files below a folder with their keys; not files of others, which a restore would refuse. */
export const blobFiles = async (
  folder: string,
): Promise<ReadonlyArray<{ readonly key: string; readonly path: string }>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ key: relative(folder, path).replaceAll(sep, '/'), path }))
    .filter(({ key }) => isBlobKey(key))
}
