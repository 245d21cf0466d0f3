import type { ComponentProps } from 'react'
import { classNames } from '../../style/class-names.ts'
import * as styles from './spinner.css.ts'

/** Shows that something is in progress; its children name it, for example 'Loading...'. Use SkeletonRows for a table. */
export function Spinner({ className, children, ...rest }: ComponentProps<'div'>) {
  return (
    <div role="status" {...rest} className={classNames(styles.spinner, className)}>
      <span className={styles.mark} />
      {children}
    </div>
  )
}
