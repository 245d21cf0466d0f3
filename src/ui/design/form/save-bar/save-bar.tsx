import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../style/class-names.ts'
import * as styles from './save-bar.css.ts'

export interface SaveBarProps extends ComponentProps<'div'> {
  /** Such as 'Unsaved changes'. */
  note?: ReactNode
}

/** Stays at the foot of the window below a form; its children are the buttons. */
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
