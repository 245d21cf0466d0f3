import type { ReactNode } from 'react'
import * as styles from './news-columns.css.ts'
import type { NewsTitles as Titles } from './news-data.ts'
import { NewsTitles, type NewsTitlesProps } from './news-titles.tsx'

export interface NewsColumnsProps extends Pick<NewsTitlesProps, 'selected' | 'elsewhere'> {
  titles: Titles
  children: ReactNode
}

/** The titles at the left; at the right what is selected, or why there is nothing to see. */
export function NewsColumns({ titles, children, ...selection }: NewsColumnsProps) {
  return (
    <div className={styles.columns}>
      <NewsTitles {...titles} {...selection} />
      <div id="article" className={styles.matter}>
        {children}
      </div>
    </div>
  )
}
