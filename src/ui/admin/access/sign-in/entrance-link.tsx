import { useLinkProps } from '@tanstack/react-router'
import { TextLink, type TextLinkProps } from '#ui/design/action/text-link/text-link.tsx'

export interface EntranceLinkProps extends Pick<TextLinkProps, 'children' | 'variant'> {
  to: '/' | '/forgot'
}

/** Links between the pages that need no sign-in. */
export function EntranceLink({ to, ...rest }: EntranceLinkProps) {
  const { href, onClick } = useLinkProps({ to })
  return <TextLink {...rest} href={href} onClick={onClick} />
}
