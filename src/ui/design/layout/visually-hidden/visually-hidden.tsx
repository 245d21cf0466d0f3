import type { ComponentProps } from 'react'
import { classNames } from '../../style/class-names.ts'
import * as styles from './visually-hidden.css.ts'

/** Heard and not seen. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classNames(styles.visuallyHidden, className)} />
}
