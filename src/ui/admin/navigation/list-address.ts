import type { ListQuery } from '#domain/content/list/list-query.ts'
import type { SearchParams } from './search-params.ts'

export const rowsPerPage = [6, 12, 24, 48] as const
const usualRows = 12

/** What the address of a list says after its `?`; what is usual is left out. */
export interface ListAddress {
  readonly q?: string
  /** A field, with `-` in front for descending. */
  readonly sort?: string
  /** From 1, or the last, whichever that is. */
  readonly page?: number | 'last'
  readonly size?: number
}

export type PageCursor = Pick<ListQuery, 'after' | 'before'>

/** Reads an address that anybody may have written: what a list does not offer is dropped. */
export const readListAddress =
  (sortable: ReadonlyArray<string>) =>
  ({ q, sort, page, size }: SearchParams): ListAddress => {
    const field = String(sort).replace(/^-/, '')
    const number = Number(page)
    const rows = Number(size)
    return {
      ...(typeof q === 'string' && q.trim() !== '' && { q }),
      ...(sortable.includes(field) && { sort: String(sort) }),
      ...(page === 'last' && { page }),
      ...(Number.isSafeInteger(number) && number > 1 && { page: number }),
      ...(rows !== usualRows && rowsPerPage.some((offered) => offered === rows) && { size: rows }),
    }
  }

export const sizeOf = ({ size = usualRows }: ListAddress) => size

/** What to ask the store for: from a mark where the way there gave one, by number for a jump. */
export const listQuery = (address: ListAddress, mark: PageCursor | undefined): ListQuery => {
  const { q, sort, page = 1 } = address
  return {
    size: sizeOf(address),
    ...(q !== undefined && { search: q }),
    ...(sort !== undefined && { sort }),
    ...(page === 'last' ? { before: 'end' } : (mark ?? (page > 1 && { page }))),
  }
}
