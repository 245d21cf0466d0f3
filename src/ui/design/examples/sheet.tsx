import type { ReactNode } from 'react'
import * as styles from './sheet.css.ts'

/** A page of examples, in sections. */
export function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={styles.sheet}>
      <h1 className={styles.heading}>{title}</h1>
      {children}
    </main>
  )
}

export function SheetSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.specimens}>{children}</div>
    </section>
  )
}
