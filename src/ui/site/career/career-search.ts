/** What positions are filtered by, in the order in which it is offered. */
export const filterNames = ['company', 'country', 'department'] as const
export type FilterName = (typeof filterNames)[number]
export type Filters = { readonly [Name in FilterName]?: string }

/** The query of the page's address. */
export interface CareerSearch extends Filters {
  /** The id of the position that is applied for. */
  readonly apply?: string
  /** Stands in the address to which the server leads once it took an application: the id of the position. */
  readonly applied?: string
  /** Of that application. */
  readonly reference?: string
}

/** Keeps what the page knows, in one order, so that one choice has one address. */
export const careerSearch = (given: Record<string, unknown>): CareerSearch =>
  Object.fromEntries(
    [...filterNames, 'apply', 'applied', 'reference'].flatMap((name) => {
      const value = given[name]
      return typeof value === 'string' && value !== '' ? [[name, value]] : []
    }),
  )

/** Where the positions stand that pass these filters; the anchor keeps the page in its place. */
export const positionsAddress = (filters: Filters): string => {
  const query = new URLSearchParams(careerSearch({ ...filters }) as Record<string, string>)
  return `/career${query.size === 0 ? '' : `?${query}`}#positions`
}

export const applyAddress = ({ id }: { readonly id: string }): string =>
  `/career?apply=${encodeURIComponent(id)}`
