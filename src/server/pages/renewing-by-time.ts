import type { PageCache } from './page-cache.ts'

const checkEvery = 10_000
const remoteLife = 30_000

/** Drops kept pages when a day begins, and every half minute where another back end saves without telling. */
export const renewByTime = (cache: PageCache, today: () => string, isRemote: boolean): { stop(): void } => {
  let day = today()
  const ofDay = setInterval(() => {
    const now = today()
    if (now !== day) cache.clear()
    day = now
  }, checkEvery).unref()
  const ofRemote = isRemote ? setInterval(cache.clear, remoteLife).unref() : undefined
  return {
    stop: () => {
      clearInterval(ofDay)
      clearInterval(ofRemote)
    },
  }
}
