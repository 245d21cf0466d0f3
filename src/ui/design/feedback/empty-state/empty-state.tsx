import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../style/class-names.ts'
import * as styles from './empty-state.css.ts'

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode
  /** Where it will appear. */
  text?: ReactNode
  /** Decoration, 220 wide. */
  drawing?: ReactNode
  /** The one thing to do. */
  action?: ReactNode
}

export function EmptyState({ title, text, drawing, action, className, ...rest }: EmptyStateProps) {
  return (
    <div {...rest} className={classNames(styles.emptyState, className)}>
      {drawing && <div className={styles.drawing}>{drawing}</div>}
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  )
}
