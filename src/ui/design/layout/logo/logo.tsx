import type { ComponentProps } from 'react'
import { classNames } from '../../style/class-names.ts'
import * as styles from './logo.css.ts'

export const logoSizes = ['sm', 'md', 'lg'] as const

export interface LogoProps extends Omit<ComponentProps<'img'>, 'size'> {
  src: string
  /** The brand's name; empty if the link around the logo has that name already. */
  alt: string
  size?: (typeof logoSizes)[number] | undefined
}

/** The brand's logo in one of three sizes. Take name and picture from the home page data. */
export function Logo({ size = 'md', alt, className, ...rest }: LogoProps) {
  return <img {...rest} alt={alt} className={classNames(styles.logo, styles.size[size], className)} />
}
