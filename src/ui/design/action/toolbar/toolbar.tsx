import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../style/class-names.ts'
import * as styles from './toolbar.css.ts'

interface ToolbarProps extends ComponentProps<'div'> {
  /** At the far end, for example '1 to 6 of 27'. */
  end?: ReactNode
}

/** The row of controls above a table: search, sort and range. Actions for selected rows go into a BulkBar. */
export function Toolbar({ end, className, children, ...rest }: ToolbarProps) {
  return (
    <div {...rest} className={classNames(styles.toolbar, className)}>
      {children}
      {end && <span className={styles.end}>{end}</span>}
    </div>
  )
}
