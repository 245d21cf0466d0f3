import { minute } from '#domain/time/durations.ts'

/** Beyond it the least recently used key is evicted. */
const maxKeys = 10_000

/** Limits requests per key and minute. Returns the seconds to wait; 0 if the request is allowed. */
export const perMinute = (max: number) => {
  const times = new Map<string, ReadonlyArray<number>>()
  return (key: string): number => {
    const now = Date.now()
    const recent = (times.get(key) ?? []).filter((time) => time > now - minute && time <= now)
    const [first = now] = recent
    const isAllowed = recent.length < max
    times.delete(key)
    const [oldest] = times.keys()
    if (oldest !== undefined && times.size >= maxKeys) times.delete(oldest)
    times.set(key, isAllowed ? [...recent, now] : recent)
    return isAllowed ? 0 : Math.max(1, Math.ceil((first + minute - now) / 1_000))
  }
}
