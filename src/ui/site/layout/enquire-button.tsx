import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '#ui/design/action/button/button.tsx'

export interface EnquireButtonProps extends Pick<ButtonProps, 'variant' | 'wide' | 'className'> {
  children?: ReactNode
}

/** Opens the enquiry popup; without scripts it leads to the contact page (H2). */
export function EnquireButton({ children = 'ENQUIRE NOW', ...look }: EnquireButtonProps) {
  return (
    <form action="/contact">
      <Button type="submit" aria-haspopup="dialog" data-enquire="" {...look}>
        {children}
      </Button>
    </form>
  )
}
