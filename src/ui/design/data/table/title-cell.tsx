import type { ReactNode } from 'react'
import * as styles from './table.css.ts'

interface TitleCellProps {
  title: ReactNode
  /** One line, truncated. */
  text?: ReactNode
}

/** Title and excerpt in a `main` column. */
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
