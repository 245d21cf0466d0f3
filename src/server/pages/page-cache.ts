import type { KeptPage } from './kept-page.ts'
import type { Subject } from './renewal.ts'

interface Entry {
  readonly page: KeptPage
  readonly shows: ReadonlyArray<Subject>
}

/** How long a page must have lived before its smallest body is worth making. */
const settled = 1_000

/** Rendered pages by their canonical path, as long as nothing that they show is saved and they fit. */
export const makePageCache = (
  mostBytes: number,
  report: (sentence: string, error: unknown) => void = console.error,
) => {
  const entries = new Map<string, Entry>()
  const savedAt = new Map<Subject, number>()
  let saves = 0
  let clearedAt = 0
  let bytes = 0
  let hits = 0
  let misses = 0
  let squeezing = Promise.resolve()

  const drop = (path: string) => {
    bytes -= entries.get(path)?.page.bytes() ?? 0
    entries.delete(path)
  }

  const makeRoom = () => {
    for (const oldest of entries.keys()) {
      if (bytes <= mostBytes) return
      drop(oldest)
    }
  }

  const squeeze = async (path: string, page: KeptPage) => {
    if (entries.get(path)?.page !== page) return
    const before = page.bytes()
    await page.squeeze()
    if (entries.get(path)?.page === page) bytes += page.bytes() - before
    makeRoom()
  }

  /** One at a time, and only for pages that are still kept by then. */
  const squeezeLater = (path: string, page: KeptPage) => {
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
      for (const [path, { shows }] of entries) if (shows.includes(subject)) drop(path)
    },
    clear: () => {
      clearedAt = ++saves
      for (const path of entries.keys()) drop(path)
    },
    keep: (path: string, page: KeptPage, shows: ReadonlyArray<Subject>, since: number) => {
      if (clearedAt > since || shows.some((subject) => (savedAt.get(subject) ?? 0) > since)) return
      drop(path)
      entries.set(path, { page, shows })
      bytes += page.bytes()
      makeRoom()
      squeezeLater(path, page)
    },
    has: (path: string) => entries.has(path),
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
