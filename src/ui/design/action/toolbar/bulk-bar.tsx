import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../style/class-names.ts'
import * as styles from './toolbar.css.ts'

interface BulkBarProps extends ComponentProps<'div'> {
  /** For example '2 selected'; announced when it changes. */
  count: ReactNode
}

/** Actions for the selected rows, between the toolbar and the table header. */
export function BulkBar({ count, className, children, ...rest }: BulkBarProps) {
  return (
    <div {...rest} className={classNames(styles.bulk, className)}>
      <span role="status">{count}</span>
      {children}
    </div>
  )
}
