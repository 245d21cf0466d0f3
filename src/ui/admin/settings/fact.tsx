import type { ReactNode } from 'react'
import * as styles from './settings.css.ts'

export interface FactProps {
  name: string
  children: ReactNode
}

/** One line of a description list. */
export function Fact({ name, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
