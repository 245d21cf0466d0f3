import type { Publishable } from '#domain/publishing/draft.ts'
import type { PageReads, ContentReads } from '#ui/router.tsx'

/** A read of a content type or the home page, with what it returned. */
export interface RecordedRead {
  readonly name: Publishable
  readonly items: ReadonlyArray<{ readonly id?: string; readonly updatedAt?: string } | undefined>
}

const recorded = (read: ContentReads, record: (one: RecordedRead) => void): ContentReads => ({
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
export const recordReads = (read: PageReads, record: (one: RecordedRead) => void): PageReads => ({
  ...read,
  ...recorded(read, record),
  ...(read.inAllLanguages && {
    inAllLanguages: { ...read.inAllLanguages, ...recorded(read.inAllLanguages, record) },
  }),
})
