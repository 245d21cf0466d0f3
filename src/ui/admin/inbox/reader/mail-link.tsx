import { useLinkProps } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { Screen } from '#domain/access/screens.ts'
import { IconLink, type IconLinkProps } from '#ui/design/action/icon-button/icon-button.tsx'
import { TextLink } from '#ui/design/action/text-link/text-link.tsx'
import { addressOf } from '../../navigation/address.ts'

interface MailTarget {
  screen: Screen
  /** The mail's; nothing leads back to the list. */
  mail: string | undefined
}

/** Opens one mail in its inbox; which page and search were asked for stays. */
const useMail = ({ screen, mail }: MailTarget) =>
  useLinkProps({
    to: addressOf(screen),
    search: (asked: object) => ({ ...asked, open: mail }),
    state: (kept: object) => kept,
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

/** Leads from a mail back to the list beside it. */
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

/** Lists all that the sender of a mail has sent; the mail stays open. */
export function PersonLink({ screen, mail: { id, email }, children }: PersonTarget) {
  const link = useLinkProps({ to: addressOf(screen), search: { q: email, open: id } })
  return (
    <TextLink {...link} className={undefined} aria-current={undefined}>
      {children}
    </TextLink>
  )
}
