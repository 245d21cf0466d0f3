import { useHref } from '../../language/page-language-context.ts'
import { TextWithin } from '../../language/text-within.tsx'
import type { LinkedPage } from './frame-data.ts'

interface PageLinkProps {
  page: LinkedPage
  className: string
  'aria-current'?: 'page' | undefined
}

/** A link to an own page. */
export function PageLink({ page, ...link }: PageLinkProps) {
  const hrefOf = useHref()
  return (
    <a href={hrefOf(page.address)} {...link}>
      <TextWithin of={page} field="title" />
    </a>
  )
}
