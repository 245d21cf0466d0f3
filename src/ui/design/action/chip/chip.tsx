import type { ComponentProps } from 'react'
import { classNames } from '../../style/class-names.ts'
import * as styles from './chip.css.ts'

export interface ChipProps extends ComponentProps<'button'> {
  pressed: boolean
}

/** One of several filters, on or off. */
export function Chip({ pressed, className, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} aria-pressed={pressed} className={classNames(styles.chip, className)} />
  )
}
