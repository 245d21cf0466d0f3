import { pageSizes, type ListQuery, type Page } from './list-query.ts'

/** Reads a list page by page, for those who show all of it. */
export const allItems = async <A>(
  readPage: (page: Pick<ListQuery, 'size' | 'after'>) => Promise<Page<A>>,
): Promise<ReadonlyArray<A>> => {
  const items: Array<A> = []
  let after: string | undefined
  do {
    const page = await readPage({ size: pageSizes.max, ...(after !== undefined && { after }) })
    items.push(...page.items)
    after = page.next
  } while (after !== undefined)
  return items
}
