import type { ComponentProps } from 'react'
import { classNames } from '../../style/class-names.ts'
import * as styles from './avatar.css.ts'

/** The first letters of the first and last word of a name. */
function initials(name: string) {
  const words = name.trim().split(/\s+/u)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase()
}

export const avatarTones = ['buff', 'shoal', 'shoalLight', 'buffLight'] as const

interface AvatarProps extends ComponentProps<'span'> {
  name: string
  tone?: (typeof avatarTones)[number] | undefined
}

/** The initials of a person, as decoration beside the name. Screen readers skip it. */
export function Avatar({ name, tone = 'buff', className, ...rest }: AvatarProps) {
  return (
    <span aria-hidden="true" {...rest} className={classNames(styles.avatar, styles.tone[tone], className)}>
      {initials(name)}
    </span>
  )
}
