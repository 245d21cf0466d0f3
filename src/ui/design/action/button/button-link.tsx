import type { ComponentProps } from 'react'
import { type ButtonStyle, buttonStyle } from './button-style.ts'

export interface ButtonLinkProps extends ButtonStyle, ComponentProps<'a'> {}

export function ButtonLink({ variant, size, wide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonStyle({ variant, size, wide }, className)}>
      {children}
    </a>
  )
}
