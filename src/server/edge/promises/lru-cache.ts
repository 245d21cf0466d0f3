import { singleFlight } from './single-flight.ts'

/** An LRU cache of at most `maxBytes`. Concurrent reads of a key share one read; a missing value is not cached. */
export const lruCache = (
  read: (key: string) => Promise<Uint8Array | undefined>,
  maxBytes: number,
): typeof read => {
  const cached = new Map<string, Uint8Array>()
  const reads = singleFlight<Uint8Array | undefined>()
  let size = 0

  /** A Map iterates in insertion order, so its first key is the least recently used one. */
  const touch = (key: string, value: Uint8Array) => {
    size += value.length - (cached.get(key)?.length ?? 0)
    cached.delete(key)
    cached.set(key, value)
    for (const [oldest, { length }] of cached) {
      if (size <= maxBytes) return
      cached.delete(oldest)
      size -= length
    }
  }

  return async (key) => {
    const value = cached.get(key) ?? (await reads.run(key, () => read(key)))
    if (value !== undefined) touch(key, value)
    return value
  }
}
