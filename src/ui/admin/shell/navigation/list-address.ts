import type { ListQuery } from '#domain/content/list/list-query.ts'
import type { SearchParams } from './search-params.ts'

export const rowsPerPage = [6, 12, 24, 48] as const
const usualRows = 12

/** The search parameters of a list; defaults are left out. */
export interface ListAddress {
  readonly q?: string
  /** A field, with `-` in front for descending. */
  readonly sort?: string
  /** From 1, or the last one. */
  readonly page?: number | 'last'
  readonly size?: number
}

export type PageCursor = Pick<ListQuery, 'after' | 'before'>

/** Drops unknown values of the address. */
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

/** The query of a page: from a cursor if there is one, otherwise by number. */
export const listQuery = (address: ListAddress, cursor: PageCursor | undefined): ListQuery => {
  const { q, sort, page = 1 } = address
  return {
    size: sizeOf(address),
    ...(q !== undefined && { search: q }),
    ...(sort !== undefined && { sort }),
    ...(page === 'last' ? { before: 'end' } : (cursor ?? (page > 1 && { page }))),
  }
}
