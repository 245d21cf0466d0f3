import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../style/class-names.ts'
import * as styles from './save-bar.css.ts'

interface SaveBarProps extends ComponentProps<'div'> {
  /** For example 'Unsaved changes'. */
  note?: ReactNode
  noteClassName?: string | undefined
  actionsClassName?: string | undefined
}

/** The buttons of a long form, stuck to the bottom of the window. */
export function SaveBar(props: SaveBarProps) {
  const { note, noteClassName, actionsClassName, className, children, ...rest } = props
  return (
    <div {...rest} className={classNames(styles.saveBar, className)}>
      <span role="status" className={noteClassName ?? styles.note}>
        {note}
      </span>
      <div className={actionsClassName ?? styles.actions}>{children}</div>
    </div>
  )
}
