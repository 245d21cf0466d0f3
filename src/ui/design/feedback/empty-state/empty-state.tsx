import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../style/class-names.ts'
import * as styles from './empty-state.css.ts'

interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode
  /** Where added items will appear. */
  text?: ReactNode
  /** Decoration, 220 px wide. */
  drawing?: ReactNode
  /** The one action to offer. */
  action?: ReactNode
}

/** Shown instead of a list that has no items yet. Use ErrorState if the list could not be loaded. */
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
