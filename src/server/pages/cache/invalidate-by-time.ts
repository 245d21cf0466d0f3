import { DateTime } from 'effect'
import { dayEnds } from '#domain/time/day.ts'
import type { Handler } from '../../edge/handler.ts'
import type { PageCache } from './page-cache.ts'

/** Invalidates all pages before the first request of a day. A timer would be late, above all after the clock was set. */
export const invalidateByDay = (cache: Pick<PageCache, 'invalidateAll'>, timeZone: string): Handler => {
  const now = () => DateTime.nowUnsafe()
  let started = Date.now()
  let ends = dayEnds(timeZone, now())
  return () => {
    const time = Date.now()
    if (time < started || time >= ends) {
      cache.invalidateAll()
      started = time
      ends = dayEnds(timeZone, now())
    }
    return false
  }
}

const interval = 30_000

/** Invalidates all pages every half minute, if another back end saves without notice. */
export const invalidateByTime = (cache: Pick<PageCache, 'invalidateAll'>): { stop(): void } => {
  const timer = setInterval(cache.invalidateAll, interval).unref()
  return { stop: () => clearInterval(timer) }
}
