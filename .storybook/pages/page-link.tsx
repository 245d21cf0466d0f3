import type { ReactNode } from 'react'
import * as styles from './pages.css.ts'

/** A link to another page of this Storybook, from within its preview. */
export function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={`./?path=${to}`} target="_top" className={styles.link}>
      {children}
    </a>
  )
}
