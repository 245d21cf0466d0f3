/** The columns by which rows stand in a list, all in one direction; together they are unique and have an index. */
export interface RowOrder {
  readonly columns: ReadonlyArray<string>
  readonly descending: boolean
}

/** A table as a list of it is read. */
export interface Listing {
  readonly table: string
  /** What is selected, as SQL. */
  readonly selected: string
  readonly order: RowOrder
  /** The column that a field is sorted by. */
  readonly sorts: Readonly<Record<string, string>>
  /** The column with the folded title. */
  readonly titleKey: string
}

/** Ids count up, so they tell newer from older. */
export const newestFirst: RowOrder = { columns: ['id'], descending: true }

/** The order that a query's `sort` names, or nothing where the list does not offer it. */
export const sortedBy = ({ sorts }: Listing, sort: string): RowOrder | undefined => {
  const descending = sort.startsWith('-')
  const field = descending ? sort.slice(1) : sort
  const column = Object.hasOwn(sorts, field) ? sorts[field] : undefined
  if (column === undefined) return undefined
  return { columns: column === 'id' ? ['id'] : [column, 'id'], descending }
}
