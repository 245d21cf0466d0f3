import type { ComponentProps } from 'react'
import { type ButtonLook, buttonLook } from './button-look.ts'

export interface ButtonLinkProps extends ButtonLook, ComponentProps<'a'> {}

export function ButtonLink({ variant, size, wide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonLook({ variant, size, wide }, className)}>
      {children}
    </a>
  )
}
