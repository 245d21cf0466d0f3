import type { ComponentProps } from 'react'
import { classNames } from '../../style/class-names.ts'
import * as styles from './skip-link.css.ts'

/** Skips the navigation; visible when focused. Put it first in the document. */
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
