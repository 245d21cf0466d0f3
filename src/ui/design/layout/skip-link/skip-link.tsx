import type { ComponentProps } from 'react'
import { classNames } from '../../style/class-names.ts'
import * as styles from './skip-link.css.ts'

/** The first thing the Tab key reaches: jumps over the navigation to the element with the id in `href`. */
export function SkipLink({
  href = '#content',
  children = 'Skip to content',
  className,
  ...rest
}: ComponentProps<'a'>) {
  return (
    <a {...rest} href={href} className={classNames(styles.skipLink, className)}>
      {children}
    </a>
  )
}
