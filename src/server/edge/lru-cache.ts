import { singleFlight } from './single-flight.ts'

/** Remembers what was read last, so that all who are being sent the same bytes share them. What is absent is asked for again. */
export const lruCache = (
  read: (key: string) => Promise<Uint8Array | undefined>,
  mostBytes: number,
): typeof read => {
  const kept = new Map<string, Uint8Array>()
  let bytes = 0

  const keep = (key: string, found: Uint8Array) => {
    bytes += found.length - (kept.get(key)?.length ?? 0)
    kept.delete(key)
    kept.set(key, found)
    for (const [oldest, { length }] of kept) {
      if (bytes <= mostBytes) return
      kept.delete(oldest)
      bytes -= length
    }
  }

  const reading = singleFlight<Uint8Array | undefined>()

  return async (key) => {
    const found = kept.get(key) ?? (await reading.share(key, () => read(key)))
    if (found !== undefined) keep(key, found)
    return found
  }
}
