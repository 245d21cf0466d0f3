import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../style/class-names.ts'
import * as styles from './toolbar.css.ts'

export interface ToolbarProps extends ComponentProps<'div'> {
  /** At the far end, such as '1 to 6 of 27'. */
  end?: ReactNode
}

/** Above a table: search, sort and range. */
export function Toolbar({ end, className, children, ...rest }: ToolbarProps) {
  return (
    <div {...rest} className={classNames(styles.toolbar, className)}>
      {children}
      {end && <span className={styles.end}>{end}</span>}
    </div>
  )
}
