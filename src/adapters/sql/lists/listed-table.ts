/** The columns that a list is ordered by, all in one direction. Together they are unique and indexed. */
export interface RowOrder {
  readonly columns: ReadonlyArray<string>
  readonly descending: boolean
}

/** How a table is read as a list. */
export interface ListedTable {
  readonly table: string
  /** The select list, as SQL. */
  readonly selected: string
  readonly order: RowOrder
  /** The column that each sortable field is sorted by. */
  readonly sorts: Readonly<Record<string, string>>
  /** The column with the folded title. */
  readonly titleKey: string
}

/** Ids increase, so they order rows by age. */
export const newestRowsFirst: RowOrder = { columns: ['id'], descending: true }

/** The order that `sort` names; `undefined` if the list does not support it. */
export const sortedBy = ({ sorts }: ListedTable, sort: string): RowOrder | undefined => {
  const descending = sort.startsWith('-')
  const field = descending ? sort.slice(1) : sort
  const column = Object.hasOwn(sorts, field) ? sorts[field] : undefined
  if (column === undefined) return undefined
  return { columns: column === 'id' ? ['id'] : [column, 'id'], descending }
}
