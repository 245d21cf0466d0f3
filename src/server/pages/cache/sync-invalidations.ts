import { setImmediate as round } from 'node:timers/promises'
import { isContentTypeName } from '#domain/history/subject.ts'
import type { Saves } from '#ports/server/saves.ts'
import type { PageCache } from './page-cache.ts'

/** Drops kept pages that another process has made out of date. */
export type SyncInvalidations = () => Promise<void>

/**
 * Asks what others have saved: once for all requests that one round of the event loop brings, and after the last of them has
 * come, so that each is answered as the store was later than its arrival.
 */
export const syncInvalidations = (
  cache: PageCache,
  { sinceLast }: Saves['Service'],
  report: (sentence: string, error: unknown) => void = console.error,
): SyncInvalidations => {
  let next: Promise<void> | undefined
  let isBlind = false

  const look = async () => {
    await round()
    next = undefined
    try {
      for (const subject of await sinceLast())
        if (subject === 'homePage' || isContentTypeName(subject)) cache.saved(subject)
      isBlind = false
    } catch (error) {
      // What nobody can vouch for is not shown.
      cache.clear()
      if (!isBlind) report('What others have saved cannot be read.', error)
      isBlind = true
    }
  }

  return () => (next ??= look())
}
