import type { ReactNode } from 'react'
import * as styles from './pages.css.ts'

/** `keys-and-screen-readers`: addresses name it, so it follows the title. */
const idOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-')

/** A part of a docs page with its heading. */
export function PageSection({ title, children }: { title: string; children: ReactNode }) {
  const id = idOf(title)
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  )
}
