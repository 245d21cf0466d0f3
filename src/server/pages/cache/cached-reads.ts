import type { ContentReads } from '#ui/router.tsx'
import { currentRequest } from '../../edge/request/current-request.ts'
import type { Publishable } from '#domain/publishing/draft.ts'

/** Addresses can contain any number of different queries. */
const maxResults = 64

/** Lists of a few ids take little memory, so that those of a whole archive fit. */
const maxIdLists = 10_000

interface CachedResult {
  readonly result: Promise<unknown>
  readonly since: number
  /** The request that shares a failed read; later ones read again. */
  failedIn?: object | undefined
}

/** Caches up to `max` results until the revision of their subject changes. */
const cacheOf = (max: number, revisionOf: (subject: Publishable) => number) => {
  const results = new Map<string, CachedResult>()
  return <Result>(subject: Publishable, query: unknown, load: () => Promise<Result>): Promise<Result> => {
    const since = revisionOf(subject)
    const key = JSON.stringify([subject, query])
    const hit = results.get(key)
    // The key determines the type of the result.
    const request = currentRequest.getStore()
    const isShared = hit?.since === since && (hit.failedIn === undefined || hit.failedIn === request)
    if (isShared) return hit.result as Promise<Result>
    if (results.size >= max) results.clear()
    const result = load()
    const entry: CachedResult = { result, since }
    results.set(key, entry)
    result.catch(() => {
      entry.failedIn = request
      if (request === undefined) results.delete(key)
    })
    return result
  }
}

/** Caches reads of the ports until the revision of their subject changes. */
export const cachedReads = (
  read: ContentReads,
  revisionOf: (subject: Publishable) => number,
): ContentReads => {
  const cached = cacheOf(maxResults, revisionOf)
  return {
    homePage: () => cached('homePage', 'details', read.homePage),
    list: (name, query) => cached(name, query, () => read.list(name, query)),
    get: (name, id) => cached(name, { id }, () => read.get(name, id)),
    cachedIds: cacheOf(maxIdLists, revisionOf),
  }
}

/** The cached reads of each language and of all. */
export const cachedByLanguage = (
  reads: (lang?: string) => ContentReads,
  revisionOf: (subject: Publishable) => number,
): typeof reads => {
  const byLanguage = new Map<string | undefined, ContentReads>()
  return (lang) => {
    const cached = byLanguage.get(lang) ?? cachedReads(reads(lang), revisionOf)
    byLanguage.set(lang, cached)
    return cached
  }
}
