import type { CachedPage } from './cached-page.ts'
import type { Publishable } from '#domain/publishing/draft.ts'

interface Entry {
  readonly page: CachedPage
  readonly shows: ReadonlyArray<Publishable>
  /** Renders the page again, and caches it if possible. */
  readonly rerender: () => Promise<unknown>
}

interface Sized extends Entry {
  readonly bytes: number
}

/** Milliseconds after which a page that is still cached is worth recompressing. */
const recompressAfter = 1_000

const maxInvalidated = 1_000

/**
 * Caches rendered pages by their canonical path, until a save invalidates them or the cache is full. For an invalidated
 * page the cache keeps its renderer, so that the next request can render it at once.
 */
export const makePageCache = (
  maxBytes: number,
  report: (message: string, error: unknown) => void = console.error,
) => {
  const entries = new Map<string, Sized>()
  const invalidated = new Map<string, Entry['rerender']>()
  const savedAt = new Map<Publishable, number>()
  let saves = 0
  let clearedAt = 0
  let bytes = 0
  let hits = 0
  let misses = 0
  let recompression = Promise.resolve()

  const drop = (path: string) => {
    bytes -= entries.get(path)?.bytes ?? 0
    entries.delete(path)
  }

  const invalidate = (path: string, { rerender }: Entry) => {
    drop(path)
    invalidated.set(path, rerender)
    for (const oldest of invalidated.keys()) {
      if (invalidated.size <= maxInvalidated) return
      invalidated.delete(oldest)
    }
  }

  const evict = () => {
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) return
      drop(oldest)
    }
  }

  const store = (path: string, entry: Entry) => {
    drop(path)
    const sized = { ...entry, bytes: entry.page.bytes() }
    entries.set(path, sized)
    bytes += sized.bytes
    evict()
  }

  const recompress = async (path: string, page: CachedPage) => {
    if (entries.get(path)?.page !== page) return
    await page.recompress()
    const entry = entries.get(path)
    if (entry?.page === page) store(path, entry)
  }

  /** Recompresses one page at a time, if it is still cached by then. */
  const recompressLater = (path: string, page: CachedPage) => {
    setTimeout(() => {
      recompression = recompression
        .then(() => recompress(path, page))
        .catch((error) => report('A page could not be recompressed.', error))
    }, recompressAfter).unref()
  }

  return {
    /** The number of saves so far. A render that began before a save must not be cached after it. */
    revision: () => saves,
    saved: (subject: Publishable) => {
      savedAt.set(subject, ++saves)
      for (const [path, entry] of entries) if (entry.shows.includes(subject)) invalidate(path, entry)
    },
    /** The number of the last save of a subject. */
    revisionOf: (subject: Publishable) => Math.max(savedAt.get(subject) ?? 0, clearedAt),
    invalidateAll: () => {
      clearedAt = ++saves
      for (const [path, entry] of entries) invalidate(path, entry)
    },
    set: (path: string, entry: Entry, since: number) => {
      if (clearedAt > since || entry.shows.some((subject) => (savedAt.get(subject) ?? 0) > since)) return
      invalidated.delete(path)
      store(path, entry)
      recompressLater(path, entry.page)
    },
    /** Forgets an invalidated path that has no page to cache any more. */
    remove: (path: string) => invalidated.delete(path),
    /** The renderer of an invalidated page. */
    rerenderOf: (path: string) => invalidated.get(path),
    holds: (path: string, page: CachedPage) => entries.get(path)?.page === page,
    knows: (path: string) => entries.has(path) || invalidated.has(path),
    get: (path: string) => {
      const page = entries.get(path)?.page
      if (page !== undefined) hits += 1
      return page
    },
    countMiss: () => {
      misses += 1
    },
    counts: () => ({ hits, misses, bytes }),
    size: () => entries.size,
  }
}

export type PageCache = ReturnType<typeof makePageCache>
