import type { ComponentProps } from 'react'
import { classNames } from '../../style/class-names.ts'
import * as styles from './skip-link.css.ts'
import { useDesignWords } from '../../words/use-design-words.ts'

/** Skips the navigation; visible when focused. Put it first in the document. */
export function SkipLink({ href = '#content', children, className, ...rest }: ComponentProps<'a'>) {
  const { skipToContent } = useDesignWords()
  return (
    <a {...rest} href={href} className={classNames(styles.skipLink, className)}>
      {children ?? skipToContent}
    </a>
  )
}
