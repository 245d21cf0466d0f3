import type { ContentTypeName } from '#domain/content/content-types.ts'
import type { Read, Reads } from '#ui/router.tsx'

/** A read of a content type or the home page, with the time of each item's last change in ISO 8601. */
export interface RecordedRead {
  readonly name: ContentTypeName | 'homePage'
  readonly changed: ReadonlyArray<string>
}

const changesOf = (items: ReadonlyArray<{ readonly updatedAt?: string } | undefined>) =>
  items.flatMap((item) => item?.updatedAt ?? [])

const recorded = (read: Reads, record: (one: RecordedRead) => void): Reads => ({
  homePage: async () => {
    const details = await read.homePage()
    record({ name: 'homePage', changed: changesOf([details]) })
    return details
  },
  list: async (name, query) => {
    const page = await read.list(name, query)
    record({ name, changed: changesOf(page.items) })
    return page
  },
  get: async (name, id) => {
    const item = await read.get(name, id)
    record({ name, changed: changesOf([item]) })
    return item
  },
})

/** Wraps the reads of a page and records each. */
export const recordReads = (read: Read, record: (one: RecordedRead) => void): Read => ({
  ...recorded(read, record),
  ...(read.original && { original: { ...read.original, ...recorded(read.original, record) } }),
})
