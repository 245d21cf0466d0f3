import type { ReactNode } from 'react'
import type { Listed } from '#domain/machines/list-machine.ts'
import type { Column } from '#ui/design/data/table/column.ts'
import type { AdminSection } from '../../shell/navigation/admin-sections.ts'
import { RowActions } from './row-actions.tsx'

export interface RowActionsOf<Row> {
  readonly header: string
  readonly section: AdminSection
  readonly nameOf: (row: Row) => string
  readonly onRemove: ((row: Row) => void) | undefined
  /** More actions. */
  readonly renderTools?: ((row: Row) => ReactNode) | undefined
}

/** The buttons of a row. */
export const actionsColumn = <Row extends Listed>({
  header,
  section,
  nameOf,
  onRemove,
  renderTools,
}: RowActionsOf<Row>): Column<Row> => ({
  key: 'actions',
  header,
  role: 'actions',
  cell: (row) => (
    <RowActions section={section} row={row} name={nameOf(row)} onRemove={onRemove && (() => onRemove(row))}>
      {renderTools?.(row)}
    </RowActions>
  ),
})
