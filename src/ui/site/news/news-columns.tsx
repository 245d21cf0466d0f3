import type { ReactNode } from 'react'
import * as styles from './news-columns.css.ts'
import type { NewsHeadlines } from './news-data.ts'
import { NewsTitles, type NewsTitlesProps } from './news-titles.tsx'

export interface NewsColumnsProps extends Pick<NewsTitlesProps, 'selected' | 'elsewhere'> {
  titles: NewsHeadlines
  children: ReactNode
}

/** The selected article, or the reason why there is none, and the titles to its left (N1), or below it on a phone. */
export function NewsColumns({ titles, children, ...selection }: NewsColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.content}>{children}</div>
      <NewsTitles {...titles} {...selection} />
    </div>
  )
}
