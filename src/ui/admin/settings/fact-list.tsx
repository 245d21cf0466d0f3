import type { ReactNode } from 'react'
import * as styles from './settings.css.ts'

export interface FactListProps {
  facts: ReadonlyArray<readonly [name: string, value: ReactNode]>
}

export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
