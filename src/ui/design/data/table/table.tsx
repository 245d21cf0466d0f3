import { Checkbox } from '../../form/checkbox/checkbox.tsx'
import { classNames } from '../../style/class-names.ts'
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx'
import type { Column, Selection, Sort } from './column.ts'
import { ColumnHeading } from './column-heading.tsx'
import * as styles from './table.css.ts'

export interface TableProps<Row> {
  /** The accessible name, visually hidden. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: Sort | undefined
  onSort?: ((key: string) => void) | undefined
  selection?: Selection<Row> | undefined
  /** The key of the row to highlight, for example the one just saved. */
  marked?: string | undefined
}

/** Rows with sorting and selection, which become blocks on a phone. Use BarTable for counts, ArrangeList for a manual order. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  selection,
  marked,
}: TableProps<Row>) {
  const keys = rows.map(rowKey)
  const chosen = keys.filter((key) => selection?.selected.has(key)).length
  const toggle = (changed: readonly string[], on: boolean) => {
    const selected = new Set(selection?.selected)
    for (const key of changed) selected[on ? 'add' : 'delete'](key)
    selection?.onChange(selected)
  }
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead className={styles.head}>
        <tr>
          {selection && (
            <th scope="col" className={classNames(styles.heading, styles.select)}>
              <Checkbox
                aria-label={selection.allLabel}
                checked={chosen > 0 && chosen === keys.length}
                indeterminate={chosen > 0 && chosen < keys.length}
                onChange={(event) => toggle(keys, event.target.checked)}
              />
            </th>
          )}
          {columns.map((column) => (
            <ColumnHeading key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {rows.map((row) => {
          const key = rowKey(row)
          const selected = selection?.selected.has(key)
          return (
            <tr
              key={key}
              aria-selected={selected}
              aria-current={key === marked || undefined}
              className={styles.row}
            >
              {selection && (
                <td className={classNames(styles.cell, styles.select)}>
                  <Checkbox
                    aria-label={selection.rowLabel(row)}
                    checked={selected}
                    onChange={(event) => toggle([key], event.target.checked)}
                  />
                </td>
              )}
              {columns.map((column) => (
                <td
                  key={column.key}
                  className={classNames(
                    styles.cell,
                    styles.role[column.role ?? 'detail'],
                    column.spare && styles.spare,
                  )}
                >
                  {(column.role ?? 'detail') === 'detail' ? (
                    <div className={styles.detail}>{column.cell(row)}</div>
                  ) : (
                    column.cell(row)
                  )}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
