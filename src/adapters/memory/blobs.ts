import { Effect, Layer } from 'effect'
import { Blobs } from '#ports/server/files/blobs.ts'
import { ItemNotFound } from '#ports/failures.ts'

/** Stores blobs as long as the layer lives. */
export const MemoryBlobs = () =>
  Layer.sync(Blobs, () => {
    const blobs = new Map<string, Uint8Array>()
    const stored = (key: string) =>
      Effect.suspend(() => {
        const bytes = blobs.get(key)
        if (bytes !== undefined) return Effect.succeed(bytes)
        return Effect.fail(new ItemNotFound({ message: 'There is no such file' }))
      })
    return Blobs.of({
      put: (key, bytes) => Effect.sync(() => void blobs.set(key, bytes.slice())),
      get: (key) => Effect.map(stored(key), (bytes) => bytes.slice()),
      size: (key) => Effect.map(stored(key), ({ length }) => length),
      remove: (key) => Effect.sync(() => void blobs.delete(key)),
      list: (prefix) =>
        Effect.sync(() => [...blobs.keys()].filter((key) => key.startsWith(prefix)).toSorted()),
      bytes: Effect.sync(() => [...blobs.values()].reduce((sum, { length }) => sum + length, 0)),
    })
  })
