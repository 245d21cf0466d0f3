import { classNames } from '../../style/class-names.ts'
import * as styles from './button.css.ts'

export const buttonVariants = ['primary', 'buff', 'line', 'quiet', 'ghost', 'danger', 'destroy'] as const
export const buttonSizes = ['md', 'sm'] as const

export interface ButtonStyle {
  variant?: (typeof buttonVariants)[number] | undefined
  size?: (typeof buttonSizes)[number] | undefined
  /** As wide as its place. */
  wide?: boolean | undefined
}

/** One look for the button and for the link that looks like one. */
export const buttonStyle = (
  { variant = 'primary', size = 'md', wide = false }: ButtonStyle,
  className?: string,
) => classNames(styles.button, styles.variant[variant], styles.size[size], wide && styles.wide, className)
