import type { ComponentProps } from 'react'
import { classNames } from '../../style/class-names.ts'
import * as styles from './visually-hidden.css.ts'

/** Text for screen readers only. Do not put anything focusable into it. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classNames(styles.visuallyHidden, className)} />
}
