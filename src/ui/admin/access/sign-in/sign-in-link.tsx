import { useLinkProps } from '@tanstack/react-router'
import { TextLink, type TextLinkProps } from '#ui/design/action/text-link/text-link.tsx'

export interface SignInLinkProps extends Pick<TextLinkProps, 'children' | 'variant'> {
  to: '/' | '/forgot'
}

/** Leads to another page that needs no sign-in. */
export function SignInLink({ to, ...rest }: SignInLinkProps) {
  const { href, onClick } = useLinkProps({ to })
  return <TextLink {...rest} href={href} onClick={onClick} />
}
