import type { Sort } from '#ui/design/data/table/column.ts'

/** The address's `-title` as a table has it. */
export const columnSort = (sort: string | undefined): Sort | undefined => {
  if (sort === undefined) return undefined
  return sort.startsWith('-')
    ? { key: sort.slice(1), direction: 'descending' }
    : { key: sort, direction: 'ascending' }
}

/** A press on a heading: ascending, then descending, then the list's own order again. */
export const nextSort = (sort: string | undefined, key: string): string | undefined => {
  if (sort === key) return `-${key}`
  return sort === `-${key}` ? undefined : key
}
