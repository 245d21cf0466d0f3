import type { ComponentProps } from 'react'
import { classNames } from '../../style/class-names.ts'
import * as styles from './panel.css.ts'

/** A frame for what stands in the place of content: loading, failed, nothing chosen. */
export function Panel({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.panel, className)} />
}
