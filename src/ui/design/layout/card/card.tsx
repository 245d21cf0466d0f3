import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../style/class-names.ts'
import * as styles from './card.css.ts'

interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode
  /** Beside the title, for example a link to all items. */
  action?: ReactNode
}

/** Groups related content in the back office. Never put a card into a card. */
export function Card({ title, action, className, children, ...rest }: CardProps) {
  return (
    <section {...rest} className={classNames(styles.card, className)}>
      {title && (
        <header className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {action}
        </header>
      )}
      {children}
    </section>
  )
}
