import type { ReactNode } from 'react'
import type { Screen } from '#domain/access/screens.ts'
import type { MailStatus } from '#domain/mail/received-mail.ts'
import type { FailureWording } from '#domain/wording.ts'

/** What every received mail has. */
export interface Mail {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly message: string
  readonly reference: string
  readonly status: MailStatus
  readonly note: string
  readonly createdAt: string
}

export type MailFact = readonly [name: string, value: string, address?: string]

/** How one kind of mail is shown. */
export interface Inbox<Received extends Mail> {
  readonly screen: Screen
  readonly title: string
  readonly many: string
  readonly wording: FailureWording
  /** The tag of a row and what stands beside it. */
  readonly kind: (mail: Received) => { readonly tag: ReactNode; readonly beside: string }
  /** What stands above the message; empty ones are left out. */
  readonly facts: (mail: Received) => ReadonlyArray<MailFact>
}

export const senderOf = ({ firstName, lastName }: Mail): string => `${firstName} ${lastName}`.trim()

export const statusLabels: Record<MailStatus, string> = {
  new: 'New',
  read: 'Read',
  answered: 'Answered',
  spam: 'Spam',
}

/** Nothing that a visitor typed as an email becomes another part of the address. */
export const mailTo = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`

/** How a person can be reached, as facts of their mail. */
export const contactFacts = ({ email, phone }: { readonly email: string; readonly phone: string }) =>
  [
    ['Email', email, mailTo(email)],
    ['Phone', phone, `tel:${phone.replace(/[^+\d]/g, '')}`],
  ] as const satisfies ReadonlyArray<MailFact>
