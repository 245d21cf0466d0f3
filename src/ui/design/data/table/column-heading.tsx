import { Icon } from '../../layout/icon/icon.tsx'
import type { Column, Sort } from './column.ts'
import * as styles from './table.css.ts'

interface ColumnHeadingProps<Row> {
  column: Column<Row>
  sort: Sort | undefined
  onSort: ((key: string) => void) | undefined
}

const arrows = { none: 'arrow-up-down', ascending: 'arrow-up', descending: 'arrow-down' } as const

export function ColumnHeading<Row>({ column, sort, onSort }: ColumnHeadingProps<Row>) {
  const { key, header, role = 'detail', sortable = false } = column
  const direction = sort?.key === key ? sort.direction : 'none'
  return (
    <th
      scope="col"
      aria-sort={sortable ? direction : undefined}
      className={`${styles.heading} ${role === 'actions' || role === 'id' ? styles.role[role] : ''}`}
    >
      {sortable ? (
        <button type="button" className={styles.sort} onClick={() => onSort?.(key)}>
          {header}
          <Icon name={arrows[direction]} size="xs" />
        </button>
      ) : (
        header
      )}
    </th>
  )
}
