import type { ComponentProps } from 'react'
import { classNames } from '../../style/class-names.ts'
import * as styles from './tag.css.ts'

export const tagTones = ['buff', 'shoal', 'outline'] as const

interface TagProps extends ComponentProps<'span'> {
  tone?: (typeof tagTones)[number] | undefined
}

/** One word about the item beside it, such as a category. It is not clickable. */
export function Tag({ tone = 'buff', className, ...rest }: TagProps) {
  return <span {...rest} className={classNames(styles.tag, styles.tone[tone], className)} />
}
