import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../style/class-names.ts'
import * as styles from './toolbar.css.ts'

export interface BulkBarProps extends ComponentProps<'div'> {
  /** Such as '2 selected'; read aloud when it changes. */
  count: ReactNode
}

/** What can be done with the selected rows; stands between the tool bar and the head of the table. */
export function BulkBar({ count, className, children, ...rest }: BulkBarProps) {
  return (
    <div {...rest} className={classNames(styles.bulk, className)}>
      <span role="status">{count}</span>
      {children}
    </div>
  )
}
