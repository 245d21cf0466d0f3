import { DateTime } from 'effect'
import { dayEnds } from '#domain/time/day.ts'
import type { Handler } from '../../edge/handler.ts'
import type { PageCache } from './page-cache.ts'

/** Drops cached pages before the first answer of a day: a timer would come late, above all after the clock was set. */
export const renewedByDay = (cache: Pick<PageCache, 'clear'>, timeZone: string): Handler => {
  const now = () => DateTime.nowUnsafe()
  let begun = Date.now()
  let ends = dayEnds(timeZone, now())
  return () => {
    const time = Date.now()
    if (time < begun || time >= ends) {
      cache.clear()
      begun = time
      ends = dayEnds(timeZone, now())
    }
    return false
  }
}

const remoteLife = 30_000

/** Drops cached pages every half minute, where another back end saves without telling. */
export const invalidateByTime = (cache: Pick<PageCache, 'clear'>): { stop(): void } => {
  const renewal = setInterval(cache.clear, remoteLife).unref()
  return { stop: () => clearInterval(renewal) }
}
