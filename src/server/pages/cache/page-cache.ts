import type { CachedPage } from './cached-page.ts'
import type { Subject } from './invalidations.ts'

interface Entry {
  readonly page: CachedPage
  readonly shows: ReadonlyArray<Subject>
  readonly renew: Renew
}

interface Counted extends Entry {
  readonly bytes: number
}

/** Makes a page anew, and keeps it where it may be kept. */
type Renew = () => Promise<unknown>

/** How long a page must have lived before its smallest body is worth making. */
const settled = 1_000

/** Pages that were kept and are out of date, of which it is remembered how they are made. */
const mostOutdated = 1_000

/** Rendered pages by their canonical path, as long as nothing that they show is saved and they fit. */
export const makePageCache = (
  mostBytes: number,
  report: (sentence: string, error: unknown) => void = console.error,
) => {
  const entries = new Map<string, Counted>()
  const outdated = new Map<string, Renew>()
  const savedAt = new Map<Subject, number>()
  let saves = 0
  let clearedAt = 0
  let bytes = 0
  let hits = 0
  let misses = 0
  let squeezing = Promise.resolve()

  const drop = (path: string) => {
    bytes -= entries.get(path)?.bytes ?? 0
    entries.delete(path)
  }

  const outdate = (path: string, { renew }: Entry) => {
    drop(path)
    outdated.set(path, renew)
    for (const oldest of outdated.keys()) {
      if (outdated.size <= mostOutdated) return
      outdated.delete(oldest)
    }
  }

  const makeRoom = () => {
    for (const oldest of entries.keys()) {
      if (bytes <= mostBytes) return
      drop(oldest)
    }
  }

  const count = (path: string, entry: Entry) => {
    drop(path)
    const counted = { ...entry, bytes: entry.page.bytes() }
    entries.set(path, counted)
    bytes += counted.bytes
    makeRoom()
  }

  const squeeze = async (path: string, page: CachedPage) => {
    if (entries.get(path)?.page !== page) return
    await page.squeeze()
    const entry = entries.get(path)
    if (entry?.page === page) count(path, entry)
  }

  /** One at a time, and only for pages that are still kept by then. */
  const squeezeLater = (path: string, page: CachedPage) => {
    setTimeout(() => {
      squeezing = squeezing
        .then(() => squeeze(path, page))
        .catch((error) => report('A page was not made smaller.', error))
    }, settled).unref()
  }

  return {
    /** Marks the moment from which a render reads; what is saved after it must not be kept under it. */
    now: () => saves,
    saved: (subject: Subject) => {
      savedAt.set(subject, ++saves)
      for (const [path, entry] of entries) if (entry.shows.includes(subject)) outdate(path, entry)
    },
    /** The last moment at which what is read of a subject became another. */
    changed: (subject: Subject) => Math.max(savedAt.get(subject) ?? 0, clearedAt),
    clear: () => {
      clearedAt = ++saves
      for (const [path, entry] of entries) outdate(path, entry)
    },
    keep: (path: string, entry: Entry, since: number) => {
      if (clearedAt > since || entry.shows.some((subject) => (savedAt.get(subject) ?? 0) > since)) return
      outdated.delete(path)
      count(path, entry)
      squeezeLater(path, entry.page)
    },
    /** What stood at a path is no page to keep any more. */
    forget: (path: string) => outdated.delete(path),
    /** How a page is made that was kept until a save. */
    renewal: (path: string) => outdated.get(path),
    knows: (path: string) => entries.has(path) || outdated.has(path),
    get: (path: string) => {
      const page = entries.get(path)?.page
      if (page !== undefined) hits += 1
      return page
    },
    /** A page has to be made. */
    missed: () => {
      misses += 1
    },
    counts: () => ({ hits, misses, bytes }),
    size: () => entries.size,
  }
}

export type PageCache = ReturnType<typeof makePageCache>
