import type { ComponentProps } from 'react'
import { classNames } from '../../style/class-names.ts'
import { Icon } from '../../layout/icon/icon.tsx'
import type { IconSource } from '../../layout/icon/icons.ts'
import * as styles from './icon-button.css.ts'

export const iconButtonVariants = ['plain', 'onNavy', 'outlined'] as const
export const iconButtonSizes = ['sm', 'md'] as const

interface IconButtonStyle {
  icon: IconSource
  /** The accessible name and the tooltip. */
  label: string
  variant?: (typeof iconButtonVariants)[number] | undefined
  size?: (typeof iconButtonSizes)[number] | undefined
}

interface IconButtonProps extends IconButtonStyle, Omit<ComponentProps<'button'>, 'children'> {}

export interface IconLinkProps extends IconButtonStyle, Omit<ComponentProps<'a'>, 'children'> {}

const iconButtonStyle = (
  { variant = 'plain', size = 'md' }: Pick<IconButtonStyle, 'variant' | 'size'>,
  className?: string,
) => classNames(styles.iconButton, styles.variant[variant], styles.size[size], className)

const iconSize = { sm: 'md', md: 'lg' } as const

/** A button that shows only an icon. Use a Button wherever there is room for words. */
export function IconButton({ icon, label, variant, size = 'md', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={iconButtonStyle({ variant, size }, className)}
    >
      <Icon name={icon} size={iconSize[size]} />
    </button>
  )
}

/** A link that looks like an IconButton. */
export function IconLink({ icon, label, variant, size = 'md', className, ...rest }: IconLinkProps) {
  return (
    <a aria-label={label} title={label} {...rest} className={iconButtonStyle({ variant, size }, className)}>
      <Icon name={icon} size={iconSize[size]} />
    </a>
  )
}
