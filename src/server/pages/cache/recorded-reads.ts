import type { Publishable } from '#domain/publishing/draft.ts'
import type { Read, Reads } from '#ui/router.tsx'

/** A read of a content type or the home page, with what it returned. */
export interface RecordedRead {
  readonly name: Publishable
  readonly items: ReadonlyArray<{ readonly id?: string; readonly updatedAt?: string } | undefined>
}

const recorded = (read: Reads, record: (one: RecordedRead) => void): Reads => ({
  homePage: async () => {
    const details = await read.homePage()
    record({ name: 'homePage', items: [details] })
    return details
  },
  list: async (name, query) => {
    const page = await read.list(name, query)
    record({ name, items: page.items })
    return page
  },
  get: async (name, id) => {
    const item = await read.get(name, id)
    record({ name, items: [item] })
    return item
  },
})

/** Wraps the reads of a page and records each. */
export const recordReads = (read: Read, record: (one: RecordedRead) => void): Read => ({
  ...read,
  ...recorded(read, record),
  ...(read.original && { original: { ...read.original, ...recorded(read.original, record) } }),
})
