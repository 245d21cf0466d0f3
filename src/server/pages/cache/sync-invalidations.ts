import { setImmediate as round } from 'node:timers/promises'
import { isContentTypeName } from '#domain/history/subject.ts'
import { draftsSubject, redirectsSubject, type Saves } from '#ports/server/saves.ts'
import type { Invalidations } from './invalidations.ts'
import type { PageCache } from './page-cache.ts'

/** Drops cached pages that a save of another process has invalidated. */
export type SyncInvalidations = () => Promise<void>

/**
 * Syncs the saves of other processes once for all requests of one turn of the event loop, after the last of them has
 * arrived, so that each response is at least as new as its request.
 */
export const syncInvalidations = (
  cache: Invalidations['Service'] & Pick<PageCache, 'invalidateAll'>,
  { sinceLast }: Saves['Service'],
  report: (message: string, error: unknown) => void = console.error,
): SyncInvalidations => {
  let next: Promise<void> | undefined
  let hasFailed = false

  const sync = async () => {
    await round()
    next = undefined
    try {
      for (const subject of await sinceLast())
        if (
          subject === draftsSubject ||
          subject === redirectsSubject ||
          subject === 'homePage' ||
          isContentTypeName(subject)
        )
          cache.saved(subject)
      hasFailed = false
    } catch (error) {
      // Any cached page may be stale.
      cache.invalidateAll()
      if (!hasFailed) report('The saves of other processes cannot be read.', error)
      hasFailed = true
    }
  }

  return () => (next ??= sync())
}
