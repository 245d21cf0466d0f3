import type { ComponentProps } from 'react'
import { classNames } from '../../style/class-names.ts'
import { visuallyHidden } from '../../layout/visually-hidden/visually-hidden.css.ts'
import * as styles from './column-chart.css.ts'

interface ChartColumn {
  /** In full, for example '21 November'. */
  name: string
  /** Below the column, for example '21'. */
  label: string
  value: number
}

interface ColumnChartProps extends ComponentProps<'figure'> {
  /** What is counted: the caption of the table that screen readers get instead of the chart. */
  caption: string
  nameHeading: string
  valueHeading: string
  columns: ReadonlyArray<ChartColumn>
}

/** A column chart of a short series with its peak highlighted; screen readers get a table. Use BarTable to compare categories. */
export function ColumnChart(props: ColumnChartProps) {
  const { caption, nameHeading, valueHeading, columns, className, ...rest } = props
  const highest = Math.max(0, ...columns.map(({ value }) => value))
  const highlighted = highest > 0 ? columns.findLastIndex(({ value }) => value === highest) : -1
  return (
    <figure {...rest} className={classNames(styles.chart, className)}>
      <div aria-hidden="true" className={styles.columns}>
        {columns.map(({ name, label, value }, index) => (
          <div key={name} title={`${name}: ${value.toLocaleString('en')}`} className={styles.column}>
            {index === highlighted && <b className={styles.value}>{value.toLocaleString('en')}</b>}
            <div
              style={{ blockSize: `${highest === 0 ? 0 : (100 * value) / highest}%` }}
              className={index === highlighted ? styles.highest : styles.bar}
            />
            <span className={styles.label}>{label}</span>
          </div>
        ))}
      </div>
      <div className={visuallyHidden}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{nameHeading}</th>
              <th scope="col">{valueHeading}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ name, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value.toLocaleString('en')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
