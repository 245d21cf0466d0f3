import type { ComponentProps } from 'react'
import { type ButtonStyle, buttonStyle } from './button-style.ts'

export interface ButtonLinkProps extends ButtonStyle, ComponentProps<'a'> {}

/** A link that looks like a button: use it when pressing it opens another page. */
export function ButtonLink({ variant, size, wide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonStyle({ variant, size, wide }, className)}>
      {children}
    </a>
  )
}
