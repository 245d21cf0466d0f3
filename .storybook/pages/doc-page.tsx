import { Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import * as styles from './pages.css.ts'

/** A docs page that is not about stories. */
export function DocPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Unstyled>
      <main className={styles.page}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </main>
    </Unstyled>
  )
}
