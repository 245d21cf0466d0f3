import type { ContentTypeName } from '#domain/content/content-types.ts'
import type { Read } from '#ui/router.tsx'

/** What was read of a content type or of the home page: when each item was changed last, in ISO 8601. */
export interface NotedRead {
  readonly name: ContentTypeName | 'homePage'
  readonly changed: ReadonlyArray<string>
}

const changesOf = (items: ReadonlyArray<{ readonly updatedAt?: string } | undefined>) =>
  items.flatMap((item) => item?.updatedAt ?? [])

/** The same reads, each of which is noted once it was answered. */
export const notedReads = (read: Read, note: (noted: NotedRead) => void): Read => ({
  homePage: async () => {
    const details = await read.homePage()
    note({ name: 'homePage', changed: changesOf([details]) })
    return details
  },
  list: async (name, query) => {
    const page = await read.list(name, query)
    note({ name, changed: changesOf(page.items) })
    return page
  },
  get: async (name, id) => {
    const item = await read.get(name, id)
    note({ name, changed: changesOf([item]) })
    return item
  },
})
