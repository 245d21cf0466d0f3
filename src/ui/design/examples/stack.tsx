import type { ComponentProps } from 'react'
import { classNames } from '../style/class-names.ts'
import * as styles from './stack.css.ts'

interface StackProps extends ComponentProps<'div'> {
  row?: boolean
  navy?: boolean
}

/** Lays out the examples of a story. */
export function Stack({ row, navy, className, ...rest }: StackProps) {
  return (
    <div {...rest} className={classNames(row ? styles.row : styles.column, navy && styles.navy, className)} />
  )
}
