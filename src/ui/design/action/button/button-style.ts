import { classNames } from '../../style/class-names.ts'
import * as styles from './button.css.ts'

export const buttonVariants = ['primary', 'buff', 'line', 'quiet', 'ghost', 'danger', 'destroy'] as const
export const buttonSizes = ['md', 'sm'] as const

export interface ButtonStyle {
  variant?: (typeof buttonVariants)[number] | undefined
  size?: (typeof buttonSizes)[number] | undefined
  /** Fills the width of its container. */
  wide?: boolean | undefined
}

/** The class names that Button and ButtonLink share. */
export const buttonStyle = (
  { variant = 'primary', size = 'md', wide = false }: ButtonStyle,
  className?: string,
) => classNames(styles.button, styles.variant[variant], styles.size[size], wide && styles.wide, className)
