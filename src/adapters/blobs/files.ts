import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Effect, Layer } from 'effect'
import { Blobs } from '#ports/server/files/blobs.ts'
import { UnexpectedFailure, ItemNotFound, StoreBusy } from '#ports/failures.ts'
import { blobKey, blobPrefix, isBlobKey } from './blob-key.ts'
import { sizeCachedFor } from './size-cached-for.ts'
import { sizeOfAll } from './size-of-all.ts'
import { syncFolder } from './sync-folder.ts'

/** Files per batch of parallel `stat` calls. */
const batch = 64

/** The size of all files in a folder and its subfolders, in bytes. */
const folderSize = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  let sum = 0
  for (let start = 0; start < paths.length; start += batch)
    sum += await sizeOfAll(paths.slice(start, start + batch))
  return sum
}

const failed = (cause: unknown) =>
  new UnexpectedFailure({ message: 'The file store failed.', withoutResponse: true, cause })

/** Error codes of a full disk or quota. */
const fullCodes: ReadonlyArray<unknown> = ['ENOSPC', 'EDQUOT']

const notWritten = (cause: unknown) =>
  cause instanceof Error && 'code' in cause && fullCodes.includes(cause.code)
    ? new StoreBusy({
        message: 'There is no space left to store this. Try again later.',
        retryAfter: 5,
        cause,
      })
    : failed(cause)

const isMissing = (cause: unknown) => cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'

const notRead = (cause: unknown) =>
  isMissing(cause) ? new ItemNotFound({ message: 'There is no such file.' }) : failed(cause)

const write = async (path: string, bytes: Uint8Array) => {
  const handle = await open(path, 'wx')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Creates a folder and its missing parents, durably. */
const makeFolder = async (folder: string): Promise<void> => {
  const topmost = await mkdir(folder, { recursive: true })
  if (topmost === undefined) return
  for (let created = folder; created.length >= topmost.length; created = dirname(created))
    await syncFolder(dirname(created))
}

const filesBelow = async (root: string, prefix: string) => {
  const folder = join(root, prefix.slice(0, prefix.lastIndexOf('/') + 1))
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((cause: unknown) => {
    if (isMissing(cause)) return []
    throw cause
  })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((key) => key.startsWith(prefix) && isBlobKey(key))
    .toSorted()
}

/**
 * Stores blobs as files of one folder. A file is written elsewhere, synced and renamed, so that it is never visible
 * in part.
 */
export const FileBlobs = (root: string): Layer.Layer<Blobs> => {
  const temporary = join(root, '.making')
  const fileOf = (key: string) => join(root, blobKey(key))

  const put = async (key: string, bytes: Uint8Array) => {
    const file = fileOf(key)
    await mkdir(temporary, { recursive: true })
    const unfinished = join(temporary, randomUUID())
    try {
      await write(unfinished, bytes)
      await makeFolder(dirname(file))
      await rename(unfinished, file)
      await syncFolder(dirname(file))
    } catch (cause) {
      await rm(unfinished, { force: true })
      throw cause
    }
  }

  const bytes = Effect.tryPromise({ try: () => folderSize(root), catch: failed })

  return Layer.effect(
    Blobs,
    Effect.map(Effect.cachedWithTTL(bytes, sizeCachedFor), (cachedBytes) => ({
      put: (key, content) => Effect.tryPromise({ try: () => put(key, content), catch: notWritten }),
      get: (key) =>
        Effect.tryPromise({
          try: async () => new Uint8Array(await readFile(fileOf(key))),
          catch: notRead,
        }),
      size: (key) => Effect.tryPromise({ try: async () => (await stat(fileOf(key))).size, catch: notRead }),
      remove: (key) =>
        Effect.tryPromise({ try: async () => rm(fileOf(key), { force: true }), catch: failed }),
      list: (prefix) =>
        Effect.tryPromise({
          try: async () => filesBelow(root, blobPrefix(prefix)),
          catch: failed,
        }),
      bytes: cachedBytes,
    })),
  )
}
