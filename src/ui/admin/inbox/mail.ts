import type { ReactNode } from 'react'
import type { Screen } from '#domain/access/screens.ts'
import { internationalPhone } from '#domain/visitor-forms/enquiry/international-phone.ts'
import type { MailKind } from '#domain/mail/mail-kind.ts'
import { mailTo } from '#domain/mail/letters/reply-address.ts'
import type { DeskHandling, MailStatus } from '#domain/mail/inbox/received-mail.ts'
import type { SpamReason } from '#domain/mail/inbox/spam.ts'
import type { InboxWords } from '#domain/wording/en/inbox/inbox.ts'
import type { UnreadReading } from '#ui/actors/office/staff-readings.ts'
import type { InboxFilter } from './list/inbox-filters.ts'

/** The fields that every received mail has. */
export interface Mail extends DeskHandling {
  readonly id: string
  readonly version: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly location: string
  readonly message: string
  readonly reference: string
  readonly status: MailStatus
  readonly note: string
  readonly spamReasons: ReadonlyArray<SpamReason>
  /** The version of the privacy notice that the sender saw; empty if unknown. */
  readonly consent: string
  /** The tag of the language of the form; absent if that is the default language. */
  readonly language?: string
  readonly createdAt: string
  /** The attached file. */
  readonly resumeName?: string
}

export type MailFact = readonly [name: string, value: string, address?: string]

/** How one kind of mail is shown. */
export interface Inbox<Received extends Mail> {
  readonly kind: MailKind
  readonly screen: Screen
  readonly unread: UnreadReading
  /** The nouns in the dialog of a deletion. */
  readonly one: string
  readonly many: string
  readonly filters: ReadonlyArray<InboxFilter>
  /** The tag of a row and the text beside it. */
  readonly tag: (mail: Received, words: InboxWords) => { readonly tag: ReactNode; readonly beside: string }
  /** The heading of the reader. */
  readonly heading: (mail: Received, words: InboxWords) => string
  /** The facts above the message; empty ones are left out. */
  readonly facts: (mail: Received, words: InboxWords) => ReadonlyArray<MailFact>
  /** Labels the sender's other mails. */
  readonly relatedLabel: (mail: Received, words: InboxWords) => string
}

export const senderOf = ({ firstName, lastName }: Mail): string => `${firstName} ${lastName}`.trim()

export const callTo = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

/** The sender's WhatsApp address; `undefined` if the country is unknown. */
export const whatsappTo = ({ phone, location }: Mail): string | undefined => {
  const number = internationalPhone(phone, location)
  return number && `https://wa.me/${number}`
}

/** The sender's contact details, as links. */
export const contactFacts = (
  { email, phone }: { readonly email: string; readonly phone: string },
  facts: InboxWords['facts'],
) =>
  [
    [facts.email, email, mailTo(email)],
    [facts.phone, phone, callTo(phone)],
  ] as const satisfies ReadonlyArray<MailFact>
