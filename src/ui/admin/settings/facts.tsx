import type { ReactNode } from 'react'
import { Card } from '#ui/design/layout/card/card.tsx'
import * as styles from './settings.css.ts'

export interface FactsProps {
  title: string
  children: ReactNode
}

/** What belongs together of how the site is run. */
export function Facts({ title, children }: FactsProps) {
  return (
    <Card title={title} aria-label={title}>
      <dl className={styles.facts}>{children}</dl>
    </Card>
  )
}
