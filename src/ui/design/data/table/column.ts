import type { ReactNode } from 'react'

export const columnRoles = ['media', 'main', 'detail', 'whole', 'id', 'actions'] as const

export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /**
   * Sets the style of the column, and its position when rows become blocks on a phone. `id` is hidden there. A
   * `detail` is cut at a limit, `whole` never is.
   */
  role?: (typeof columnRoles)[number] | undefined
  /** Left out between the phone, whose rows are blocks, and wide screens. */
  spare?: boolean | undefined
  sortable?: boolean | undefined
}

export interface Sort {
  key: string
  direction: 'ascending' | 'descending'
}

export interface Selection<Row> {
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
  allLabel: string
  rowLabel: (row: Row) => string
}
