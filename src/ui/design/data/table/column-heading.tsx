import { classNames } from '../../style/class-names.ts'
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
  const { key, header, role = 'detail', spare, sortable = false } = column
  const direction = sort?.key === key ? sort.direction : 'none'
  return (
    <th
      scope="col"
      aria-sort={sortable ? direction : undefined}
      className={classNames(
        styles.heading,
        role === 'main' && styles.mainHeading,
        (role === 'actions' || role === 'id') && styles.role[role],
        spare && styles.spare,
      )}
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
