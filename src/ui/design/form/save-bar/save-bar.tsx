import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../style/class-names.ts'
import * as styles from './save-bar.css.ts'

interface SaveBarProps extends ComponentProps<'div'> {
  /** For example 'Unsaved changes'. */
  note?: ReactNode
}

/** The buttons of a long form, stuck to the bottom of the window. */
export function SaveBar({ note, className, children, ...rest }: SaveBarProps) {
  return (
    <div {...rest} className={classNames(styles.saveBar, className)}>
      <span role="status" className={styles.note}>
        {note}
      </span>
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
