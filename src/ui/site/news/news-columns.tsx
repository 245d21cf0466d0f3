import type { ReactNode } from 'react'
import * as styles from './news-columns.css.ts'
import type { NewsTitles as Titles } from './news-data.ts'
import { NewsTitles, type NewsTitlesProps } from './news-titles.tsx'

export interface NewsColumnsProps extends Pick<NewsTitlesProps, 'selected' | 'elsewhere'> {
  titles: Titles
  children: ReactNode
}

/** What is selected, or why there is nothing to see; beside it the titles, at the left where there is room (N1), else below. */
export function NewsColumns({ titles, children, ...selection }: NewsColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.matter}>{children}</div>
      <NewsTitles {...titles} {...selection} />
    </div>
  )
}
