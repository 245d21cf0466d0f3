import type { ComponentProps } from 'react'
import { classNames } from '../../style/class-names.ts'
import { visuallyHidden } from '../../layout/visually-hidden/visually-hidden.css.ts'
import * as styles from './bar-table.css.ts'

interface BarTableRow {
  name: string
  value: number
}

interface BarTableProps extends ComponentProps<'table'> {
  /** The caption, which says what is counted; visually hidden, so put a heading above the table. */
  caption: string
  rows: ReadonlyArray<BarTableRow>
}

/** A table of counts with a bar each, relative to the highest. Use ColumnChart for a series over time. */
export function BarTable({ caption, rows, className, ...rest }: BarTableProps) {
  const highest = Math.max(0, ...rows.map(({ value }) => value))
  return (
    <table {...rest} className={classNames(styles.table, className)}>
      <caption className={visuallyHidden}>{caption}</caption>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row" className={styles.name}>
              {name}
            </th>
            <td className={styles.value}>
              <span className={styles.measure}>
                <span className={styles.track}>
                  <span
                    style={{ inlineSize: `${highest === 0 ? 0 : (100 * value) / highest}%` }}
                    className={styles.bar}
                  />
                </span>
                {value.toLocaleString('en')}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
