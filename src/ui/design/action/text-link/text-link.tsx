import type { ComponentProps } from 'react'
import { classNames } from '../../style/class-names.ts'
import { Icon } from '../../layout/icon/icon.tsx'
import type { IconSource } from '../../layout/icon/icons.ts'
import * as styles from './text-link.css.ts'

export const textLinkVariants = ['action', 'inline', 'plain'] as const

export interface TextLinkProps extends ComponentProps<'a'> {
  variant?: (typeof textLinkVariants)[number] | undefined
  icon?: IconSource | undefined
}

/** A link as text: `inline` in a sentence, `action` outside one, `plain` in a header. Use ButtonLink for the main link of a section. */
export function TextLink({ variant = 'inline', icon, className, children, ...rest }: TextLinkProps) {
  return (
    <a {...rest} className={classNames(styles.variant[variant], className)}>
      {children}
      {icon && <Icon name={icon} className={styles.icon} />}
    </a>
  )
}
