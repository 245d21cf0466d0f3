import { useLinkProps } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { Screen } from '#domain/access/screens.ts'
import { IconLink, type IconLinkProps } from '#ui/design/action/icon-button/icon-button.tsx'
import { TextLink } from '#ui/design/action/text-link/text-link.tsx'
import { screenAddress } from '../shell/navigation/screen-address.ts'

interface MailTarget {
  screen: Screen
  /** The mail's id; `undefined` leads back to the list. */
  mail: string | undefined
}

/** Opens one mail in its inbox, with the page and search unchanged. */
const useMail = ({ screen, mail }: MailTarget) =>
  useLinkProps({
    to: screenAddress(screen),
    search: (current: object) => ({ ...current, open: mail }),
    state: (current: object) => current,
    resetScroll: false,
  })

export function MailLink({ screen, mail, children, ...rest }: MailTarget & ComponentProps<'a'>) {
  return (
    <a {...useMail({ screen, mail })} {...rest} aria-current={rest['aria-current']}>
      {children}
    </a>
  )
}

export function MailIcon({ screen, mail, ...rest }: MailTarget & IconLinkProps) {
  return <IconLink {...useMail({ screen, mail })} {...rest} aria-current={undefined} />
}

export function ListLink({ screen, children }: { screen: Screen; children: string }) {
  return (
    <TextLink
      {...useMail({ screen, mail: undefined })}
      variant="action"
      className={undefined}
      aria-current={undefined}
    >
      {children}
    </TextLink>
  )
}

interface PersonTarget {
  screen: Screen
  mail: { readonly id: string; readonly email: string }
  children: string
}

/** Lists all mails of the sender, with this one open. */
export function PersonLink({ screen, mail: { id, email }, children }: PersonTarget) {
  const link = useLinkProps({ to: screenAddress(screen), search: { q: email, open: id } })
  return (
    <TextLink {...link} className={undefined} aria-current={undefined}>
      {children}
    </TextLink>
  )
}
