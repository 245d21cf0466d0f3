import type { ComponentProps } from 'react'
import { classNames } from '../../style/class-names.ts'
import * as styles from './spinner.css.ts'

/** Its children say what is going on, such as 'Loading...'. */
export function Spinner({ className, children, ...rest }: ComponentProps<'div'>) {
  return (
    <div role="status" {...rest} className={classNames(styles.spinner, className)}>
      <span className={styles.mark} />
      {children}
    </div>
  )
}
