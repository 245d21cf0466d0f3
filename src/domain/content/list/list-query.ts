/** Asks for one page of a list. Without a query a list answers everything. */
export interface ListQuery {
  /** From 1. For a jump; forward and back go by `after` and `before`. */
  readonly page?: number
  /** 1 to 200; 24 when not given. */
  readonly size?: number
  /** A sortable field, with `-` in front for descending. */
  readonly sort?: string
  /** Every word of it stands somewhere in the searched fields. */
  readonly search?: string
  /** An opaque mark from `next` of the page before. */
  readonly after?: string
  /** An opaque mark from `previous`, or `end` for the last page. */
  readonly before?: string
}

export interface Page<A> {
  readonly items: ReadonlyArray<A>
  /** How many there are in all; exact unless `totalAtLeast`. */
  readonly total: number
  /** A search counts to 1,000 only. */
  readonly totalAtLeast?: boolean
  readonly next?: string
  readonly previous?: string
}

export const pageSizes = { least: 1, usual: 24, most: 200 } as const
