const minute = 60_000

/** Counts pages by who asks for them. Returns the seconds until the next one is allowed; 0 if this one is. */
export const pagesPerMinute = (most: number) => {
  const times = new Map<string, ReadonlyArray<number>>()
  return (key: string): number => {
    const now = Date.now()
    const recent = (times.get(key) ?? []).filter((time) => time > now - minute && time <= now)
    const [first = now] = recent
    const isAllowed = recent.length < most
    times.set(key, isAllowed ? [...recent, now] : recent)
    return isAllowed ? 0 : Math.max(1, Math.ceil((first + minute - now) / 1_000))
  }
}
