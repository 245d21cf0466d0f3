import type { ReactNode } from 'react'
import * as styles from './table.css.ts'

export interface TitleCellProps {
  title: ReactNode
  /** One line, cut off where the column ends. */
  text?: ReactNode
}

/** For a column whose place is 'main'. */
export function TitleCell({ title, text }: TitleCellProps) {
  return (
    <>
      <b dir="auto" className={styles.title}>
        {title}
      </b>
      {text && (
        <span dir="auto" className={styles.text}>
          {text}
        </span>
      )}
    </>
  )
}
