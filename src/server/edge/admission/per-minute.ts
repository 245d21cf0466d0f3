const minute = 60_000

/** Keys that are remembered; beyond that the one that asked longest ago is forgotten. */
const maxKeys = 10_000

/** Counts requests by who sends them. Returns the seconds until the next one is allowed; 0 if this one is. */
export const perMinute = (most: number) => {
  const times = new Map<string, ReadonlyArray<number>>()
  return (key: string): number => {
    const now = Date.now()
    const recent = (times.get(key) ?? []).filter((time) => time > now - minute && time <= now)
    const [first = now] = recent
    const isAllowed = recent.length < most
    times.delete(key)
    const [oldest] = times.keys()
    if (oldest !== undefined && times.size >= maxKeys) times.delete(oldest)
    times.set(key, isAllowed ? [...recent, now] : recent)
    return isAllowed ? 0 : Math.max(1, Math.ceil((first + minute - now) / 1_000))
  }
}
