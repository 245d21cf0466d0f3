import { positionPath } from '#domain/addresses/item-paths.ts'
import { noPosition } from '#domain/visitor-forms/profile/profile.ts'

/** The filters, in the order of the page. */
export const filterNames = ['company', 'country', 'department'] as const
export type FilterName = (typeof filterNames)[number]
export type Filters = { readonly [Name in FilterName]?: string }

/** The query of the page's address. */
export interface CareerSearch extends Filters {
  /** The id of the position that is applied for, or `none`. */
  readonly apply?: string
  /** Set by the redirect after a posted application: the id of its position, or `none`. */
  readonly applied?: string
  /** The reference of the posted application. */
  readonly reference?: string
}

/** Reads the known parameters in a fixed order, so that one choice of filters has one address. */
export const careerSearch = (given: Record<string, unknown>): CareerSearch =>
  Object.fromEntries(
    [...filterNames, 'apply', 'applied', 'reference'].flatMap((name) => {
      const value = given[name]
      return typeof value === 'string' && value !== '' ? [[name, value]] : []
    }),
  )

/** The address of the filtered positions. Its anchor keeps the scroll position. */
export const positionsAddress = (filters: Filters): string => {
  const query = new URLSearchParams(careerSearch({ ...filters }) as Record<string, string>)
  return `/career${query.size === 0 ? '' : `?${query}`}#positions`
}

/** The address of the form for a position, or for none if the id is empty. */
export const applyAddress = ({ id }: { readonly id: string }): string =>
  positionPath({ id: id || noPosition })
