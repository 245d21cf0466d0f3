import type { ReactNode } from 'react'
import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import { Button, type ButtonProps } from '#ui/design/action/button/button.tsx'
import { useHref } from '../language/page-language-context.ts'

interface EnquireButtonProps extends Pick<ButtonProps, 'variant' | 'wide' | 'className'> {
  children?: ReactNode
}

/** Opens the enquiry popup; without scripts it links to the contact page (H2). */
export function EnquireButton({ children, ...style }: EnquireButtonProps) {
  const hrefOf = useHref()
  const { header } = useSiteWords()
  return (
    <form action={hrefOf('/contact#enquiry')}>
      <Button type="submit" aria-haspopup="dialog" data-enquire="" {...style}>
        {children ?? header.enquire}
      </Button>
    </form>
  )
}
