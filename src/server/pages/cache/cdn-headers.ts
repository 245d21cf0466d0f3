import { DateTime } from 'effect'
import { dayEnds } from '#domain/time/day.ts'
import type { Publishable } from '#domain/publishing/draft.ts'

/** The headers of a page that shows these, as names and values in one flat array. Called with each response. */
export type CdnHeaders = (shows: ReadonlyArray<Publishable>) => () => ReadonlyArray<string>

interface Options {
  /** Seconds for which a CDN may serve a page. */
  readonly ttl: number
  readonly timeZone: string
  /** When a scheduled change is due, in milliseconds since 1970. */
  readonly nextDue: () => number
}

/** Seconds in which a CDN may serve an old page while it fetches the new one, or while this server is away. */
const whileRevalidating = 60
const ifError = 86_400

const control = (...directives: ReadonlyArray<string>) => {
  const value = [...directives, `stale-if-error=${ifError}`].join(', ')
  return ['cdn-cache-control', value, 'surrogate-control', value]
}

const tagsOf = (shows: ReadonlyArray<Publishable>) =>
  shows.length === 0 ? [] : ['cache-tag', shows.join(','), 'surrogate-key', shows.join(' ')]

/**
 * Lets a CDN cache pages until the next scheduled change or the end of the day: the request that applies a change must
 * reach this server. Beyond that a CDN may serve an old page only while this server fails.
 */
export const cdnHeaders = ({ ttl, timeZone, nextDue }: Options): CdnHeaders => {
  const usual = control(`max-age=${ttl}`, `stale-while-revalidate=${whileRevalidating}`)
  let dayBegan = 0
  let dayEnd = 0
  const endOfDay = (now: number) => {
    if (now < dayBegan || now >= dayEnd) {
      dayBegan = now
      dayEnd = dayEnds(timeZone, DateTime.makeUnsafe(now))
    }
    return dayEnd
  }
  const controlNow = () => {
    const now = Date.now()
    const left = Math.floor((Math.min(nextDue(), endOfDay(now)) - now) / 1_000)
    return left >= ttl + whileRevalidating ? usual : control(`max-age=${Math.max(0, Math.min(ttl, left))}`)
  }
  return (shows) => {
    const tags = tagsOf(shows)
    return () => [...tags, ...controlNow()]
  }
}
