import { forms } from '../../wording/en/forms.ts'
import type { Screen } from '../../access/screens.ts'
import { labelOf } from '../../enquiry/label-of.ts'
import { isMailAddress } from './mail-address.ts'
import type { Message } from './message.ts'
import type { AnyReceived, MailKind } from '../inbox/notification.ts'
import { oneLine } from './one-line.ts'
import type { ReceivedEnquiry, ReceivedProfile } from '../inbox/received-mail.ts'
import { messageBodies, type MessageContent } from './message-bodies.ts'

/** The site's address and time zone. */
export interface SiteSettings {
  /** Without a slash at the end. */
  readonly publicUrl: string
  readonly timeZone: string
}

const inboxes = { enquiries: 'enquirymails', profiles: 'profilemails' } as const satisfies Record<
  MailKind,
  Screen
>

const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }) =>
  oneLine(`${firstName} ${lastName}`)

const ofEnquiry = (enquiry: ReceivedEnquiry) => {
  const sender = [nameOf(enquiry), enquiry.company].filter(Boolean).join(', ')
  return {
    subject: `Enquiry from ${sender}`,
    lead: `${sender} has sent an enquiry.`,
    facts: [
      ['Company', enquiry.company],
      ['Enquiry type', labelOf(forms.types, enquiry.type)],
    ] satisfies MessageContent['facts'],
  }
}

const ofProfile = (profile: ReceivedProfile) => ({
  subject: `Application from ${nameOf(profile)}: ${profile.position}`,
  lead: `${nameOf(profile)} has applied for ${profile.position}.`,
  facts: [
    ['Position', profile.position],
    ['Résumé', profile.resumeName],
  ] satisfies MessageContent['facts'],
})

const timeIn = (timeZone: string, time: string) => {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone })
  return `${format.format(new Date(time))} (${timeZone})`
}

/** The inbox, searched for this mail, so that its page does not depend on later mails. */
const inboxAddress = ({ kind, mail }: AnyReceived, { publicUrl }: SiteSettings) => {
  const search = mail.reference === '' ? '' : `q=${encodeURIComponent(mail.reference)}&`
  return `${publicUrl}/admin/${inboxes[kind]}?${search}open=${encodeURIComponent(mail.id)}`
}

/** Notifies staff of a received mail. Files are not attached: they require a sign-in. */
export const staffMessage = (received: AnyReceived, place: SiteSettings): Message => {
  const { kind, mail } = received
  const { subject, lead, facts } = kind === 'enquiries' ? ofEnquiry(received.mail) : ofProfile(received.mail)
  return {
    subject: oneLine(subject),
    ...(isMailAddress(mail.email) && { replyTo: { name: nameOf(mail), address: mail.email } }),
    ...messageBodies({
      lead,
      facts: [
        ['Name', nameOf(mail)],
        ['Email', mail.email],
        ['Phone', mail.phone],
        ['Location', mail.location],
        ...facts,
        ['Received', timeIn(place.timeZone, mail.createdAt)],
        ['Reference', mail.reference],
      ],
      quoted: mail.message,
      close: 'An answer to this mail goes to the sender. Status, notes and files are in the back office.',
      link: { label: 'Open it in the back office', address: inboxAddress(received, place) },
    }),
  }
}
