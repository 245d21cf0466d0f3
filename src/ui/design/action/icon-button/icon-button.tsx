import type { ComponentProps } from 'react'
import { classNames } from '../../style/class-names.ts'
import { Icon } from '../../layout/icon/icon.tsx'
import type { IconName } from '../../layout/icon/icons.ts'
import * as styles from './icon-button.css.ts'

export const iconButtonVariants = ['plain', 'onNavy', 'outlined'] as const
export const iconButtonSizes = ['sm', 'md'] as const

interface IconButtonLook {
  icon: IconName
  /** What it does, for those who do not see the icon. */
  label: string
  variant?: (typeof iconButtonVariants)[number] | undefined
  size?: (typeof iconButtonSizes)[number] | undefined
}

export interface IconButtonProps extends IconButtonLook, Omit<ComponentProps<'button'>, 'children'> {}

export interface IconLinkProps extends IconButtonLook, Omit<ComponentProps<'a'>, 'children'> {}

const look = (
  { variant = 'plain', size = 'md' }: Pick<IconButtonLook, 'variant' | 'size'>,
  className?: string,
) => classNames(styles.iconButton, styles.variant[variant], styles.size[size], className)

const iconSize = { sm: 'md', md: 'lg' } as const

export function IconButton({ icon, label, variant, size = 'md', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={look({ variant, size }, className)}
    >
      <Icon name={icon} size={iconSize[size]} />
    </button>
  )
}

export function IconLink({ icon, label, variant, size = 'md', className, ...rest }: IconLinkProps) {
  return (
    <a aria-label={label} title={label} {...rest} className={look({ variant, size }, className)}>
      <Icon name={icon} size={iconSize[size]} />
    </a>
  )
}
