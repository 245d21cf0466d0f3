/** Remembers what was read last, so that all who are being sent the same bytes share them. What is absent is asked for again. */
export const recent = (
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

  const underWay = new Map<string, ReturnType<typeof read>>()

  const shared = (key: string) => {
    const asked = underWay.get(key) ?? read(key).finally(() => underWay.delete(key))
    underWay.set(key, asked)
    return asked
  }

  return async (key) => {
    const found = kept.get(key) ?? (await shared(key))
    if (found !== undefined) keep(key, found)
    return found
  }
}
